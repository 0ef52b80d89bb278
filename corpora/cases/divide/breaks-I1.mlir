// Breaks I1 of divide; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf4E2M1FN>, %1: !stablehlo.token) -> (tensor<2x3xf4E2M1FN>) {
  %2 = "stablehlo.divide"(%1, %0) : (!stablehlo.token, tensor<2x3xf4E2M1FN>) -> (tensor<2x3xf4E2M1FN>)
  "func.return"(%2) : (tensor<2x3xf4E2M1FN>) -> ()
}
}
