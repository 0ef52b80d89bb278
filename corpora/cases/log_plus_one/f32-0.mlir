// A case of log_plus_one on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%1) : (tensor<f32>) -> ()
}
}
