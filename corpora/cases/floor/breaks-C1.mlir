// Breaks C1 of floor; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xf8E4M3FN>) -> (tensor<3x3xf8E4M3FN>) {
  %1 = "stablehlo.floor"(%0) : (tensor<3x4xf8E4M3FN>) -> (tensor<3x3xf8E4M3FN>)
  "func.return"(%1) : (tensor<3x3xf8E4M3FN>) -> ()
}
}
