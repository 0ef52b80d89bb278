// Breaks C3 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui8>) -> (tensor<2x3xi1>) {
  %1 = "func.call"(%0) {callee = @f0} : (tensor<2x3xui8>) -> (tensor<2x3xi1>)
  "func.return"(%1) : (tensor<2x3xi1>) -> ()
}
func.func private @f0(%0: tensor<2x3xui8>) -> (tensor<2x3xui8>) {
  "func.return"(%0) : (tensor<2x3xui8>) -> ()
}
}
