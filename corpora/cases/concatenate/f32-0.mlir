// A case of concatenate on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>, %1: tensor<0xf32>) -> (tensor<2xf32>) {
  %2 = "stablehlo.concatenate"(%0, %1) {dimension = 0 : i64} : (tensor<2xf32>, tensor<0xf32>) -> (tensor<2xf32>)
  "func.return"(%2) : (tensor<2xf32>) -> ()
}
}
