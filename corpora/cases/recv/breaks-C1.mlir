// Breaks C1 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x2x2xi64>, tensor<4x2x2xi64>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<4x2x2xi64>, tensor<4x2x2xi64>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 1>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<4x2x2xi64>, tensor<4x2x2xi64>, !stablehlo.token)
  "func.return"(%4, %5, %6) : (tensor<4x2x2xi64>, tensor<4x2x2xi64>, !stablehlo.token) -> ()
}
}
