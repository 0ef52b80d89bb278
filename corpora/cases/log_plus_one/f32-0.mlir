// A case of log_plus_one on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<3x4xf32>) -> (tensor<3x4xf32>)
  "func.return"(%1) : (tensor<3x4xf32>) -> ()
}
}
