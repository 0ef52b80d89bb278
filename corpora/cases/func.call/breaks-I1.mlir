// Breaks I1 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<2x3x4xui16>, %2: () -> ()) -> (tensor<2x3x4xui16>, tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) {
  %3, %4, %5 = "func.call"(%2, %0, %1) {callee = @f0} : (() -> (), tensor<2x3x4xbf16>, tensor<2x3x4xui16>) -> (tensor<2x3x4xui16>, tensor<2x3x4xbf16>, tensor<2x3x4xbf16>)
  "func.return"(%3, %4, %5) : (tensor<2x3x4xui16>, tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
}
func.func private @f0(%0: tensor<2x3x4xbf16>, %1: tensor<2x3x4xbf16>, %2: tensor<2x3x4xui16>) -> (tensor<2x3x4xui16>, tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) {
  %3 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = "Sharding", has_side_effect = false} : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
  %4 = "stablehlo.cosine"(%1) : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
  "func.return"(%2, %4, %3) : (tensor<2x3x4xui16>, tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
}
}
