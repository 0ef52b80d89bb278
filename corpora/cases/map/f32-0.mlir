// A case of map on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x1x1x1x1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0200E03F"> : tensor<1x1x1x1x1xf32>} : () -> (tensor<1x1x1x1x1xf32>)
  %6 = "stablehlo.map"(%0) ({
  ^bb0(%1: tensor<f32>):
    %2 = "stablehlo.constant"() {value = dense<"0x000000C0"> : tensor<f32>} : () -> (tensor<f32>)
    %3 = "stablehlo.constant"() {value = dense<"0x00000040"> : tensor<f32>} : () -> (tensor<f32>)
    %4 = "stablehlo.clamp"(%2, %1, %3) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %5 = "stablehlo.reduce_precision"(%4) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%5) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x1x1xf32>) -> (tensor<1x1x1x1x1xf32>)
  "func.return"(%6) : (tensor<1x1x1x1x1xf32>) -> ()
}
}
