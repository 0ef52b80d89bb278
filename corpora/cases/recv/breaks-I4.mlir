// Breaks I4 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3xi64>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x3xi64>, !stablehlo.token)
  %3, %4 = "stablehlo.recv"(%2) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = "wrong"} : (!stablehlo.token) -> (tensor<3x3xi64>, !stablehlo.token)
  "func.return"(%3, %4) : (tensor<3x3xi64>, !stablehlo.token) -> ()
}
}
