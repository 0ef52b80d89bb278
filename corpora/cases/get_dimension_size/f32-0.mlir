// A case of get_dimension_size on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5xf32>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = 0 : i64} : (tensor<5xf32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
