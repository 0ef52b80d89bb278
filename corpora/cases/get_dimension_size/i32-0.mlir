// A case of get_dimension_size on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x5xi32>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = 1 : i64} : (tensor<4x5xi32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
