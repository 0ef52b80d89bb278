// Breaks C2 of recv; made by python -m corpora build.
module {
func.func public @main() {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3, %4 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x2xi4>, tensor<3x2xi4>, tensor<3x2xf8E4M3B11FNUZ>, !stablehlo.token)
  "stablehlo.recv"(%4) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> ()
  "func.return"() : () -> ()
}
}
