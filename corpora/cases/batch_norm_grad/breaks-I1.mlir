// Breaks I1 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>, %1: tensor<3xui8>, %2: tensor<3xui8>, %3: tensor<3xui8>, %4: tensor<3x3xui8>) -> (tensor<3x3xui8>, tensor<3xui8>, tensor<3xui8>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<3x3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3x3xui8>) -> (tensor<3x3xui8>, tensor<3xui8>, tensor<3xui8>)
  "func.return"(%5, %6, %7) : (tensor<3x3xui8>, tensor<3xui8>, tensor<3xui8>) -> ()
}
}
