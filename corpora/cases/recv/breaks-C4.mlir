// Breaks C4 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3xi64>, tensor<3x3xi64>, tensor<2xf32>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x3xi64>, tensor<3x3xi64>, !stablehlo.token)
  %4, %5, %6, %7 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xf32>, !stablehlo.token)
  %8, %9, %10 = "stablehlo.recv"(%7) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x3xi64>, tensor<3x3xi64>, tensor<2xf32>)
  "func.return"(%8, %9, %10) : (tensor<3x3xi64>, tensor<3x3xi64>, tensor<2xf32>) -> ()
}
}
