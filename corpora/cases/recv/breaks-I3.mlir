// Breaks I3 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3x4xi1>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = "wrong">, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3x4xi1>, !stablehlo.token)
  "func.return"(%1, %2) : (tensor<2x3x4xi1>, !stablehlo.token) -> ()
}
}
