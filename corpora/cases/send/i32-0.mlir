// A case of send on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xi32>, %1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %1, %2) {channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true} : (tensor<2x2xi32>, tensor<2x2xi32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
}
}
