// Breaks C4 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi8>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xi8>) {
  %14 = "stablehlo.map"(%1, %0, %0) ({
  ^bb0(%2: tensor<i8>, %3: tensor<i8>, %4: tensor<i8>):
    %5 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i8>} : () -> (tensor<i8>)
    %6 = "stablehlo.add"(%4, %5) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    %7 = "stablehlo.constant"() {value = dense<"0x004000C4"> : tensor<1x2xf16>} : () -> (tensor<1x2xf16>)
    %8 = "stablehlo.constant"() {value = dense<"0x003C"> : tensor<1xf16>} : () -> (tensor<1xf16>)
    %9 = "stablehlo.constant"() {value = dense<"0x0040"> : tensor<1xf16>} : () -> (tensor<1xf16>)
    %10 = "stablehlo.constant"() {value = dense<"0x003C00C2"> : tensor<1x2xf16>} : () -> (tensor<1x2xf16>)
    %11, %12, %13 = "stablehlo.batch_norm_grad"(%7, %8, %8, %9, %10) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<1x2xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1x2xf16>) -> (tensor<1x2xf16>, tensor<1xf16>, tensor<1xf16>)
    "stablehlo.return"(%6) : (tensor<i8>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>, tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> (tensor<2x3x4xi8>)
  "func.return"(%14) : (tensor<2x3x4xi8>) -> ()
}
}
