// Breaks I1 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xcomplex<f32>>, %1: tensor<3xcomplex<f32>>, %2: tensor<3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.0009765625 : f32, feature_index = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  "func.return"(%3, %4, %5) : (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
}
}
