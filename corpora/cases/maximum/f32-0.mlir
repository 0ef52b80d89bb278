// A case of maximum on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x2xf32>, %1: tensor<5x2xf32>) -> (tensor<5x2xf32>) {
  %2 = "stablehlo.maximum"(%0, %1) : (tensor<5x2xf32>, tensor<5x2xf32>) -> (tensor<5x2xf32>)
  "func.return"(%2) : (tensor<5x2xf32>) -> ()
}
}
