// A case of remainder on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.remainder"(%0, %0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
