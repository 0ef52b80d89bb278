// Breaks C3 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf16>) -> (tensor<3x3xf16>) {
  %1 = "func.call"(%0) {callee = @f0} : (tensor<2x3xf16>) -> (tensor<3x3xf16>)
  "func.return"(%1) : (tensor<3x3xf16>) -> ()
}
func.func private @f0(%0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
  "func.return"(%0) : (tensor<2x3xf16>) -> ()
}
}
