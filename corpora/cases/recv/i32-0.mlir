// A case of recv on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<ui32>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xi32>, tensor<2xi32>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xi32>, tensor<ui32>, !stablehlo.token)
  "func.return"(%1, %2, %4, %5) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<ui32>) -> ()
}
}
