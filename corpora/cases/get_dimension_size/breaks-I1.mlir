// Breaks I1 of get_dimension_size; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<2x3x4xf32>>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = 1 : i64} : (tuple<tensor<2x3x4xf32>>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
