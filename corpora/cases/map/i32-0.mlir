// A case of map on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x1x3xi32>, %1: tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xi32>) {
  %9 = "stablehlo.map"(%0, %1) ({
  ^bb0(%2: tensor<i32>, %3: tensor<f16>):
    %4 = "stablehlo.constant"() {value = dense<"0x00C0"> : tensor<f16>} : () -> (tensor<f16>)
    %5 = "stablehlo.constant"() {value = dense<"0x0040"> : tensor<f16>} : () -> (tensor<f16>)
    %6 = "stablehlo.clamp"(%4, %3, %5) : (tensor<f16>, tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %7 = "stablehlo.power"(%3, %6) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %8 = "stablehlo.rsqrt"(%6) : (tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%2) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xi32>)
  "func.return"(%9) : (tensor<3x2x1x3xi32>) -> ()
}
}
