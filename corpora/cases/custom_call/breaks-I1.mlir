// Breaks I1 of custom_call; made by python -m corpora build.
module {
func.func public @main(%0: () -> ()) -> (tensor<3x3xf8E8M0FNU>) {
  %1 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = "Sharding", has_side_effect = false} : (() -> ()) -> (tensor<3x3xf8E8M0FNU>)
  "func.return"(%1) : (tensor<3x3xf8E8M0FNU>) -> ()
}
}
