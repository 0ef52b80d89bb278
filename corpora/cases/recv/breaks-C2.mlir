// Breaks C2 of recv; made by python -m corpora build.
module {
func.func public @main() {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 101, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> ()
  "func.return"() : () -> ()
}
}
