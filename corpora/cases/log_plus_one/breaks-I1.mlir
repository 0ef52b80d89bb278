// Breaks I1 of log_plus_one; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui32>) -> (tensor<2x3xui32>) {
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<2x3xui32>) -> (tensor<2x3xui32>)
  "func.return"(%1) : (tensor<2x3xui32>) -> ()
}
}
