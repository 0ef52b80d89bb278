// Breaks C7 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi8>, %1: tensor<2x3xi16>) -> (tensor<0x1xi8>, tensor<0x1xi16>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i8>} : () -> (tensor<i8>)
  %3 = "stablehlo.constant"() {value = dense<"0x0100"> : tensor<i16>} : () -> (tensor<i16>)
  %10, %11 = "stablehlo.reduce_window"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<i8>, %5: tensor<i16>, %6: tensor<i8>, %7: tensor<i16>):
    %8 = "stablehlo.add"(%4, %6) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    %9 = "stablehlo.multiply"(%5, %7) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    "stablehlo.return"(%8, %9) : (tensor<i8>, tensor<i16>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 0>} : (tensor<2x3xi8>, tensor<2x3xi16>, tensor<i8>, tensor<i16>) -> (tensor<0x1xi8>, tensor<0x1xi16>)
  "func.return"(%10, %11) : (tensor<0x1xi8>, tensor<0x1xi16>) -> ()
}
}
