// Breaks I1 of send; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi16>, %1: tensor<4x2x2xi16>) -> (!stablehlo.token) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %2, %1) {channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true} : (tensor<4x2x2xi16>, !stablehlo.token, tensor<4x2x2xi16>) -> (!stablehlo.token)
  "func.return"(%3) : (!stablehlo.token) -> ()
}
}
