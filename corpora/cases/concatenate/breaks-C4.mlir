// Breaks C4 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f8E5M2FNUZ>) -> (tensor<3x2xf8E5M2FNUZ>) {
  %1 = "stablehlo.concatenate"(%0) {dimension = 0 : i64} : (tensor<f8E5M2FNUZ>) -> (tensor<3x2xf8E5M2FNUZ>)
  "func.return"(%1) : (tensor<3x2xf8E5M2FNUZ>) -> ()
}
}
