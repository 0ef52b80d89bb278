// A case of minimum on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<1xf32>) {
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  "func.return"(%2) : (tensor<1xf32>) -> ()
}
}
