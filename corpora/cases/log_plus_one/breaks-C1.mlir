// Breaks C1 of log_plus_one; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>) -> (tensor<3x3xf4E2M1FN>) {
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<3x3xf64>) -> (tensor<3x3xf4E2M1FN>)
  "func.return"(%1) : (tensor<3x3xf4E2M1FN>) -> ()
}
}
