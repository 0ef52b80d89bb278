// Breaks C1 of send; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>, %1: tensor<4x2x2xi1>) -> (!stablehlo.token) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %1, %2) {channel_handle = #stablehlo.channel_handle<handle = 100, type = 1>, is_host_transfer = true} : (tensor<4x2x2xi1>, tensor<4x2x2xi1>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%3) : (!stablehlo.token) -> ()
}
}
