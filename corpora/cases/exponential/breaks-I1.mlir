// Breaks I1 of exponential; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<3x2xf8E4M3FNUZ>>) -> (tensor<3x2xf8E4M3FNUZ>) {
  %1 = "stablehlo.exponential"(%0) : (tuple<tensor<3x2xf8E4M3FNUZ>>) -> (tensor<3x2xf8E4M3FNUZ>)
  "func.return"(%1) : (tensor<3x2xf8E4M3FNUZ>) -> ()
}
}
