// Breaks I2 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui64>, %1: tensor<i1>, %2: tensor<i1>) -> (tensor<3x3xui64>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) {slice_sizes = array<i64: 3, 3>} : (tensor<3x3xui64>, tensor<i1>, tensor<i1>) -> (tensor<3x3xui64>)
  "func.return"(%3) : (tensor<3x3xui64>) -> ()
}
}
