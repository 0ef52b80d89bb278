// A case of send on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.send"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true} : (tensor<3x4xf32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0) : (tensor<3x4xf32>) -> ()
}
}
