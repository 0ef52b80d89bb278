// A case of send on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<ui8>) -> (tensor<i32>, tensor<ui8>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %1, %2) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<i32>, tensor<ui8>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<i32>, tensor<ui8>) -> ()
}
}
