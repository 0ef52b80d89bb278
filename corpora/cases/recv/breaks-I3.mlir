// Breaks I3 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2xf8E4M3FN>, tensor<3x2xi32>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 103, type = "wrong">, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x2xf8E4M3FN>, tensor<3x2xi32>, !stablehlo.token)
  "func.return"(%4, %5, %6) : (tensor<3x2xf8E4M3FN>, tensor<3x2xi32>, !stablehlo.token) -> ()
}
}
