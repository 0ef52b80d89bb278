// Breaks C2 of cholesky; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>) {
  %1 = "stablehlo.cholesky"(%0) {lower = false} : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
  "func.return"(%1) : (tensor<f4E2M1FN>) -> ()
}
}
