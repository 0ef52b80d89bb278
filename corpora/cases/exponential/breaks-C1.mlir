// Breaks C1 of exponential; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1xf8E3M4>) -> (tensor<3x2xf8E3M4>) {
  %1 = "stablehlo.exponential"(%0) : (tensor<3x1xf8E3M4>) -> (tensor<3x2xf8E3M4>)
  "func.return"(%1) : (tensor<3x2xf8E3M4>) -> ()
}
}
