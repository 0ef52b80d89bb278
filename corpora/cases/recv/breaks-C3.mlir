// Breaks C3 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xui32>, !stablehlo.token, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3xui32>, !stablehlo.token, !stablehlo.token)
  "func.return"(%1, %2, %3) : (tensor<2x3xui32>, !stablehlo.token, !stablehlo.token) -> ()
}
}
