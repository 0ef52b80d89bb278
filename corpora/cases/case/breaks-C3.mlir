// Breaks C3 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<3x3xf16>, %2: tensor<3xf16>, %3: tensor<3xf16>, %4: tensor<3x3xf16>) -> (tensor<3x3xi1>) {
  %13 = "stablehlo.case"(%0) ({
    %5 = "stablehlo.constant"() {value = dense<[[false, false, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>} : () -> (tensor<3x3xi1>)
    "stablehlo.return"(%5) : (tensor<3x3xi1>) -> ()
  }, {
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<3x3xi32>)
    "stablehlo.return"(%6) : (tensor<3x3xi32>) -> ()
  }, {
    %7 = "stablehlo.xor"(%0, %0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %8, %9, %10 = "stablehlo.batch_norm_grad"(%1, %2, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<3x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3x3xf16>) -> (tensor<3x3xf16>, tensor<3xf16>, tensor<3xf16>)
    %11 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<3x3xi32>)
    "stablehlo.return"(%11) : (tensor<3x3xi32>) -> ()
  }, {
    %12 = "stablehlo.convert"(%1) : (tensor<3x3xf16>) -> (tensor<3x3xi32>)
    "stablehlo.return"(%12) : (tensor<3x3xi32>) -> ()
  }) : (tensor<i32>) -> (tensor<3x3xi1>)
  "func.return"(%13) : (tensor<3x3xi1>) -> ()
}
}
