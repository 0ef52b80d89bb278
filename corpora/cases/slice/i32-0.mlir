// A case of slice on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>} : (tensor<i32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
