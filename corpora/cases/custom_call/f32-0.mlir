// A case of custom_call on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %1 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = "Sharding", has_side_effect = false} : (tensor<4xf32>) -> (tensor<4xf32>)
  "func.return"(%1) : (tensor<4xf32>) -> ()
}
}
