// Breaks I1 of iota; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xi64>) {
  %0 = "stablehlo.iota"() {iota_dimension = unit} : () -> (tensor<2x3xi64>)
  "func.return"(%0) : (tensor<2x3xi64>) -> ()
}
}
