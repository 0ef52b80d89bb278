// A case of recv on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>, tensor<f32>, tensor<1xf8E5M2>, tensor<f32>, tensor<5x1xui32>, tensor<f32>, tensor<5x1xui32>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3, %4 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, tensor<f32>, tensor<1xf8E5M2>, !stablehlo.token)
  %5, %6, %7 = "stablehlo.recv"(%4) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, tensor<5x1xui32>, !stablehlo.token)
  %8, %9, %10 = "stablehlo.recv"(%7) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, tensor<5x1xui32>, !stablehlo.token)
  "func.return"(%1, %2, %3, %5, %6, %8, %9) : (tensor<f32>, tensor<f32>, tensor<1xf8E5M2>, tensor<f32>, tensor<5x1xui32>, tensor<f32>, tensor<5x1xui32>) -> ()
}
}
