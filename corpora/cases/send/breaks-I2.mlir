// Breaks I2 of send; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui16>) -> (!stablehlo.token) {
  %1 = "stablehlo.send"(%0, %0) {channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> (!stablehlo.token)
  "func.return"(%1) : (!stablehlo.token) -> ()
}
}
