// Breaks I2 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xui4>, tensor<2x3xui4>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3xui4>, tensor<2x3xui4>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3xui4>, tensor<2x3xui4>, !stablehlo.token)
  "func.return"(%4, %5, %6) : (tensor<2x3xui4>, tensor<2x3xui4>, !stablehlo.token) -> ()
}
}
