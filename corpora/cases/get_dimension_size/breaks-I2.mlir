// Breaks I2 of get_dimension_size; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui2>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = unit} : (tensor<2x3x4xui2>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
