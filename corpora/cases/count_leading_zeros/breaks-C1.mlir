// Breaks C1 of count_leading_zeros; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xui8>) -> (tensor<3x3xui8>) {
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<3x4xui8>) -> (tensor<3x3xui8>)
  "func.return"(%1) : (tensor<3x3xui8>) -> ()
}
}
