// Breaks I1 of recv; made by python -m corpora build.
module {
func.func public @main(%0: tuple<!stablehlo.token>) -> (tensor<3x3xui16>, tensor<3x3xui16>, tensor<3x3xui32>, !stablehlo.token) {
  %1, %2, %3, %4 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (tuple<!stablehlo.token>) -> (tensor<3x3xui16>, tensor<3x3xui16>, tensor<3x3xui32>, !stablehlo.token)
  "func.return"(%1, %2, %3, %4) : (tensor<3x3xui16>, tensor<3x3xui16>, tensor<3x3xui32>, !stablehlo.token) -> ()
}
}
