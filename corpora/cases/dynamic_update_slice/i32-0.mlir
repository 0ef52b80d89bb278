// A case of dynamic_update_slice on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.dynamic_update_slice"(%0, %0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
