// Breaks I2 of custom_call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
  %1 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = unit, has_side_effect = false} : (tensor<3x3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%1) : (tensor<3x3xi1>) -> ()
}
}
