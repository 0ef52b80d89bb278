// Breaks I5 of send; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf16>) -> (!stablehlo.token) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.send"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = "wrong"} : (tensor<3x3xf16>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
