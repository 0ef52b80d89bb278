// Breaks I6 of custom_call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>) {
  %1 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = "Sharding", called_computations = unit, has_side_effect = false} : (tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>)
  "func.return"(%1) : (tensor<4x2x2xi8>) -> ()
}
}
