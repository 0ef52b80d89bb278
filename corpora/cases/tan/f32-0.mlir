// A case of tan on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xf32>) -> (tensor<1xf32>) {
  %1 = "stablehlo.tan"(%0) : (tensor<1xf32>) -> (tensor<1xf32>)
  "func.return"(%1) : (tensor<1xf32>) -> ()
}
}
