// Breaks C1 of atan2; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf4E2M1FN>, %1: tensor<3x3xf16>) -> (tensor<3x3xf4E2M1FN>) {
  %2 = "stablehlo.atan2"(%1, %0) : (tensor<3x3xf16>, tensor<3x3xf4E2M1FN>) -> (tensor<3x3xf4E2M1FN>)
  "func.return"(%2) : (tensor<3x3xf4E2M1FN>) -> ()
}
}
