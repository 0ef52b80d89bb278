// Breaks I2 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<2xui8>, %2: tensor<2xui8>, %3: tensor<2xui8>, %4: tensor<4x2x2xui8>) -> (tensor<4x2x2xui8>, tensor<2xui8>, tensor<2xui8>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = 0.0009765625 : f32, feature_index = 1 : i64} : (tensor<4x2x2xui8>, tensor<2xui8>, tensor<2xui8>, tensor<2xui8>, tensor<4x2x2xui8>) -> (tensor<4x2x2xui8>, tensor<2xui8>, tensor<2xui8>)
  "func.return"(%5, %6, %7) : (tensor<4x2x2xui8>, tensor<2xui8>, tensor<2xui8>) -> ()
}
}
