// Breaks I2 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3x4xf8E5M2FNUZ>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3x4xf8E5M2FNUZ>, !stablehlo.token)
  "func.return"(%1, %2) : (tensor<2x3x4xf8E5M2FNUZ>, !stablehlo.token) -> ()
}
}
