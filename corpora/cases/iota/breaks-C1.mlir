// Breaks C1 of iota; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xui2>) {
  %0 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> (tensor<2x3xui2>)
  "func.return"(%0) : (tensor<2x3xui2>) -> ()
}
}
