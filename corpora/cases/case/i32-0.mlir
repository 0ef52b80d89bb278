// A case of case on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<2xf16>, %2: tensor<2xf16>, %3: tensor<2xi32>, %4: tensor<2xi4>) -> (tensor<2xi32>) {
  %17 = "stablehlo.case"(%0) ({
    %5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%5) : (tensor<2xi32>) -> ()
  }, {
    %6 = "stablehlo.cosine"(%1) : (tensor<2xf16>) -> (tensor<2xf16>)
    %7 = "stablehlo.constant"() {value = dense<"0x803D"> : tensor<f16>} : () -> (tensor<f16>)
    %8 = "stablehlo.real"(%7) : (tensor<f16>) -> (tensor<f16>)
    %9 = "stablehlo.constant"() {value = dense<"0x0034"> : tensor<f16>} : () -> (tensor<f16>)
    %10 = "stablehlo.constant"() {value = dense<"0x0044"> : tensor<f16>} : () -> (tensor<f16>)
    %11 = "stablehlo.clamp"(%9, %1, %10) : (tensor<f16>, tensor<2xf16>, tensor<f16>) -> (tensor<2xf16>)
    %12, %13, %14 = "stablehlo.batch_norm_grad"(%1, %2, %2, %11, %2) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
    "stablehlo.return"(%3) : (tensor<2xi32>) -> ()
  }, {
    "stablehlo.return"(%3) : (tensor<2xi32>) -> ()
  }, {
    %15 = "stablehlo.or"(%4, %4) : (tensor<2xi4>, tensor<2xi4>) -> (tensor<2xi4>)
    %16 = "stablehlo.cosine"(%1) : (tensor<2xf16>) -> (tensor<2xf16>)
    "stablehlo.return"(%3) : (tensor<2xi32>) -> ()
  }) : (tensor<i32>) -> (tensor<2xi32>)
  "func.return"(%17) : (tensor<2xi32>) -> ()
}
}
