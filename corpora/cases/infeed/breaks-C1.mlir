// Breaks C1 of infeed; made by python -m corpora build.
module {
func.func public @main() {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> ()
  "func.return"() : () -> ()
}
}
