// A case of reverse on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x4x2x4xi32>) -> (tensor<2x1x4x2x4xi32>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 3, 4>} : (tensor<2x1x4x2x4xi32>) -> (tensor<2x1x4x2x4xi32>)
  "func.return"(%1) : (tensor<2x1x4x2x4xi32>) -> ()
}
}
