// A case of optimization_barrier on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %2, %3 = "stablehlo.optimization_barrier"(%0, %1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  "func.return"(%2, %3) : (tensor<f32>, tensor<f32>) -> ()
}
}
