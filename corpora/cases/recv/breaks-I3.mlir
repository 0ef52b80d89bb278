// Breaks I3 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2xf8E4M3FN>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 3, type = unit>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x2xf8E4M3FN>, !stablehlo.token)
  "func.return"(%1, %2) : (tensor<3x2xf8E4M3FN>, !stablehlo.token) -> ()
}
}
