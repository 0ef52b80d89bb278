// Breaks C4 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, !stablehlo.token)
  %7, %8 = "stablehlo.recv"(%6) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>)
  "func.return"(%7, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
}
}
