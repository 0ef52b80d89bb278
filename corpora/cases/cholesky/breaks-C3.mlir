// Breaks C3 of cholesky; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2x1xf16>) -> (tensor<4x2x2x1xf16>) {
  %1 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<4x2x2x1xf16>) -> (tensor<4x2x2x1xf16>)
  "func.return"(%1) : (tensor<4x2x2x1xf16>) -> ()
}
}
