// Breaks C1 of sine; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf4E2M1FN>) {
  %1 = "stablehlo.sine"(%0) : (tensor<2x3xf32>) -> (tensor<2x3xf4E2M1FN>)
  "func.return"(%1) : (tensor<2x3xf4E2M1FN>) -> ()
}
}
