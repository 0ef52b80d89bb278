// Breaks C1 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E4M3FNUZ>, %1: tensor<4x2x3xf8E4M3FNUZ>, %2: tensor<f8E4M3FNUZ>, %3: tensor<f8E4M3FNUZ>) -> (tensor<2x2xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) {
  %10, %11 = "stablehlo.reduce"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<f8E4M3FNUZ>, %5: tensor<f8E4M3FNUZ>, %6: tensor<f8E4M3FNUZ>, %7: tensor<f8E4M3FNUZ>):
    %8 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<f8E4M3FNUZ>} : () -> (tensor<f8E4M3FNUZ>)
    %9 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<f8E4M3FNUZ>} : () -> (tensor<f8E4M3FNUZ>)
    "stablehlo.return"(%8, %9) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<4x2x2xf8E4M3FNUZ>, tensor<4x2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<2x2xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>)
  "func.return"(%10, %11) : (tensor<2x2xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
}
}
