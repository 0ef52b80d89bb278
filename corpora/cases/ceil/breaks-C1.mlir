// Breaks C1 of ceil; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>) {
  %1 = "stablehlo.ceil"(%0) : (tensor<3x1xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>)
  "func.return"(%1) : (tensor<3x2xf8E4M3FNUZ>) -> ()
}
}
