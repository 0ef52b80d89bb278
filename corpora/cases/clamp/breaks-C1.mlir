// Breaks C1 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E3M4>, %1: tensor<f8E3M4>, %2: tensor<3x12xf8E3M4>) -> (tensor<3x2xf8E3M4>) {
  %3 = "stablehlo.clamp"(%2, %0, %1) : (tensor<3x12xf8E3M4>, tensor<3x2xf8E3M4>, tensor<f8E3M4>) -> (tensor<3x2xf8E3M4>)
  "func.return"(%3) : (tensor<3x2xf8E3M4>) -> ()
}
}
