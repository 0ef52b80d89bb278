// A case of send on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x0x3x2x1xf32>, %1: tensor<i1>) -> (tensor<3x0x3x2x1xf32>, tensor<i1>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %1, %2) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<3x0x3x2x1xf32>, tensor<i1>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<3x0x3x2x1xf32>, tensor<i1>) -> ()
}
}
