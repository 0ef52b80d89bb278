// Breaks C5 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3FNUZ>, %1: tensor<4x2xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>) {
  %2 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f8E4M3FNUZ>} : () -> (tensor<f8E4M3FNUZ>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f8E4M3FNUZ>, %7: tensor<f8E4M3FNUZ>):
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    "stablehlo.return"(%8) : (tensor<f8E4M3FNUZ>) -> ()
  }) {window_dimensions = array<i64: 0, 1>} : (tensor<3x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>)
  "func.return"(%9) : (tensor<3x2xf8E4M3FNUZ>) -> ()
}
}
