// Breaks I4 of recv; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3x4xi16>, tensor<2x3x4xi16>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x3x4xi16>, !stablehlo.token)
  %3, %4, %5 = "stablehlo.recv"(%2) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = unit} : (!stablehlo.token) -> (tensor<2x3x4xi16>, tensor<2x3x4xi16>, !stablehlo.token)
  "func.return"(%3, %4, %5) : (tensor<2x3x4xi16>, tensor<2x3x4xi16>, !stablehlo.token) -> ()
}
}
