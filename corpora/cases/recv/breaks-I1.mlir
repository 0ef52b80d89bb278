// Breaks I1 of recv; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2x3xi64>, !stablehlo.token) {
  %1, %2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (tensor<2xf32>) -> (tensor<2x3xi64>, !stablehlo.token)
  "func.return"(%1, %2) : (tensor<2x3xi64>, !stablehlo.token) -> ()
}
}
