// Breaks C1 of logistic; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x1xf4E2M1FN>) -> (tensor<4x2x2xf4E2M1FN>) {
  %1 = "stablehlo.logistic"(%0) : (tensor<4x2x1xf4E2M1FN>) -> (tensor<4x2x2xf4E2M1FN>)
  "func.return"(%1) : (tensor<4x2x2xf4E2M1FN>) -> ()
}
}
