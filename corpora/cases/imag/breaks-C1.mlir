// Breaks C1 of imag; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xf4E2M1FN>) -> (tensor<3x2xf4E2M1FN>) {
  %1 = "stablehlo.imag"(%0) : (tensor<3xf4E2M1FN>) -> (tensor<3x2xf4E2M1FN>)
  "func.return"(%1) : (tensor<3x2xf4E2M1FN>) -> ()
}
}
