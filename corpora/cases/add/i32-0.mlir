// A case of add on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<i32>) {
  %2 = "stablehlo.add"(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
