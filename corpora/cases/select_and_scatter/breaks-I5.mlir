// Breaks I5 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi8>, %1: tensor<1x5xi8>) -> (tensor<2x3xi16>) {
  %2 = "stablehlo.constant"() {value = dense<"0x7F"> : tensor<i8>} : () -> (tensor<i8>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i8>, tensor<i8>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<i16>, %7: tensor<i16>):
    %8 = "stablehlo.minimum"(%6, %7) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    "stablehlo.return"(%8) : (tensor<i16>) -> ()
  }) {padding = dense<[[3, -1], [2, 3]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 4>, window_strides = "wrong"} : (tensor<2x3xi8>, tensor<1x5xi8>, tensor<i8>) -> (tensor<2x3xi16>)
  "func.return"(%9) : (tensor<2x3xi16>) -> ()
}
}
