// Breaks C1 of atan2; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E5M2FNUZ>, %1: tensor<4x2xf8E5M2FNUZ>) -> (tensor<4x2xf8E5M2FNUZ>) {
  %2 = "stablehlo.atan2"(%1, %0) : (tensor<4x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> (tensor<4x2xf8E5M2FNUZ>)
  "func.return"(%2) : (tensor<4x2xf8E5M2FNUZ>) -> ()
}
}
