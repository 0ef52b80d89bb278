// Breaks C1 of get_dimension_size; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E8M0FNU>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = 8 : i64} : (tensor<3x2xf8E8M0FNU>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
