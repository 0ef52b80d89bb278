// Breaks C1 of get_dimension_size; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = 3 : i64} : (tensor<3x3xui8>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
