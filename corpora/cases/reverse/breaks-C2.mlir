// Breaks C2 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0, 0>} : (tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>)
  "func.return"(%1) : (tensor<4x2x2xi32>) -> ()
}
}
