// Breaks C2 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>) -> (tensor<3x2xui32>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0, 0>} : (tensor<3x2xui32>) -> (tensor<3x2xui32>)
  "func.return"(%1) : (tensor<3x2xui32>) -> ()
}
}
