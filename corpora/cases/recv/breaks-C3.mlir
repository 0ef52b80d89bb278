// Breaks C3 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3xi8>, !stablehlo.token, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x3xi8>, tensor<3x3xi8>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x3xi8>, !stablehlo.token, !stablehlo.token)
  "func.return"(%4, %5, %6) : (tensor<3x3xi8>, !stablehlo.token, !stablehlo.token) -> ()
}
}
