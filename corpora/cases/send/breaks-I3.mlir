// Breaks I3 of send; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x3x4xf16>) -> (!stablehlo.token) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %1, %2) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 2>, is_host_transfer = true} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%3) : (!stablehlo.token) -> ()
}
}
