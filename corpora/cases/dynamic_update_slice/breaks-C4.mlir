// Breaks C4 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf6E2M3FN>, %1: tensor<3x3xf6E2M3FN>, %2: tensor<i2>) -> (tensor<3x3xf6E2M3FN>) {
  %3 = "stablehlo.dynamic_update_slice"(%0, %1, %2) : (tensor<3x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>, tensor<i2>) -> (tensor<3x3xf6E2M3FN>)
  "func.return"(%3) : (tensor<3x3xf6E2M3FN>) -> ()
}
}
