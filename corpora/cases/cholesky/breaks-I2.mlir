// Breaks I2 of cholesky; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x4x4xbf16>) -> (tensor<3x2x4x4xbf16>) {
  %1 = "stablehlo.cholesky"(%0) {lower = "wrong"} : (tensor<3x2x4x4xbf16>) -> (tensor<3x2x4x4xbf16>)
  "func.return"(%1) : (tensor<3x2x4x4xbf16>) -> ()
}
}
