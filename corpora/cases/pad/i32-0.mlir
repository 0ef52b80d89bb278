// A case of pad on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7x3xi32>, %1: tensor<i32>) -> (tensor<15x1xi32>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 2, -4>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 1, 1>} : (tensor<7x3xi32>, tensor<i32>) -> (tensor<15x1xi32>)
  "func.return"(%2) : (tensor<15x1xi32>) -> ()
}
}
