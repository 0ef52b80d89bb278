// A case of count_leading_zeros on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
