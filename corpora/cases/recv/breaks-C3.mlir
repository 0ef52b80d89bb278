// Breaks C3 of recv; made by python -m corpora build.
module {
func.func public @main() -> (!stablehlo.token, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  "func.return"(%1, %2) : (!stablehlo.token, !stablehlo.token) -> ()
}
}
