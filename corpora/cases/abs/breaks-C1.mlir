// Breaks C1 of abs; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>) {
  %1 = "stablehlo.abs"(%0) : (tensor<2x2xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>)
  "func.return"(%1) : (tensor<2x3xf8E4M3FN>) -> ()
}
}
