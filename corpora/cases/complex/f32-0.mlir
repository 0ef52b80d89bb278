// A case of complex on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<1xcomplex<f32>>) {
  %2 = "stablehlo.complex"(%0, %1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xcomplex<f32>>)
  "func.return"(%2) : (tensor<1xcomplex<f32>>) -> ()
}
}
