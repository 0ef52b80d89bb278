// A case of custom_call on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x1x65x1xi32>) -> (tensor<1x1x1x65x1xi32>) {
  %1 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = "Sharding", has_side_effect = false} : (tensor<1x1x1x65x1xi32>) -> (tensor<1x1x1x65x1xi32>)
  "func.return"(%1) : (tensor<1x1x1x65x1xi32>) -> ()
}
}
