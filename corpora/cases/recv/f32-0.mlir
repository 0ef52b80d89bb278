// A case of recv on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x2xf32>, tensor<2x2xf32>, !stablehlo.token)
  %4, %5 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2x2xf32>, !stablehlo.token)
  "func.return"(%1, %2, %4) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> ()
}
}
