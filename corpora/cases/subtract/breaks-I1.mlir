// Breaks I1 of subtract; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf4E2M1FN>, %1: tuple<tensor<2x3xf4E2M1FN>>) -> (tensor<2x3xf4E2M1FN>) {
  %2 = "stablehlo.subtract"(%1, %0) : (tuple<tensor<2x3xf4E2M1FN>>, tensor<2x3xf4E2M1FN>) -> (tensor<2x3xf4E2M1FN>)
  "func.return"(%2) : (tensor<2x3xf4E2M1FN>) -> ()
}
}
