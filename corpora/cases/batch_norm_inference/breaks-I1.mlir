// Breaks I1 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xcomplex<f32>>, %1: tensor<3xcomplex<f32>>, %2: tensor<3xcomplex<f32>>, %3: tensor<3xcomplex<f32>>, %4: tensor<3xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 7.62939453125e-06 : f32, feature_index = 1 : i64} : (tensor<2x3x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>>)
  "func.return"(%5) : (tensor<2x3x4xcomplex<f32>>) -> ()
}
}
