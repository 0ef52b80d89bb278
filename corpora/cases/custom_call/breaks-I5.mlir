// Breaks I5 of custom_call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui64>) -> (tensor<2x3x4xui64>) {
  %1 = "stablehlo.custom_call"(%0) {api_version = "wrong", backend_config = "", call_target_name = "Sharding", has_side_effect = false} : (tensor<2x3x4xui64>) -> (tensor<2x3x4xui64>)
  "func.return"(%1) : (tensor<2x3x4xui64>) -> ()
}
}
