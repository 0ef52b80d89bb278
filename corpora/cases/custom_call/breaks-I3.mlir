// Breaks I3 of custom_call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E5M2>) -> (tensor<3x2xf8E5M2>) {
  %1 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = "Sharding", has_side_effect = unit} : (tensor<3x2xf8E5M2>) -> (tensor<3x2xf8E5M2>)
  "func.return"(%1) : (tensor<3x2xf8E5M2>) -> ()
}
}
