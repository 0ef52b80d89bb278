// Breaks C10 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi16>, %1: tensor<0x1xi16>) -> (tensor<3x2xi16>) {
  %2 = "stablehlo.constant"() {value = dense<0> : tensor<i16>} : () -> (tensor<i16>)
  %8 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i16>, tensor<i16>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<i16>):
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<i16>} : () -> (tensor<i16>)
    "stablehlo.return"(%7) : (tensor<i16>) -> ()
  }) {padding = dense<[[2, 2], [0, -1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 27, 1>, window_strides = array<i64: 1, 1>} : (tensor<3x2xi16>, tensor<0x1xi16>, tensor<i16>) -> (tensor<3x2xi16>)
  "func.return"(%8) : (tensor<3x2xi16>) -> ()
}
}
