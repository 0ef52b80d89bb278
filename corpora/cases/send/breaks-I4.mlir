// Breaks I4 of send; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>) -> (!stablehlo.token) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.send"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 100, type = unit>, is_host_transfer = true} : (tensor<4x2x2xi32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
