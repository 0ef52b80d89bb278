// Breaks I1 of iota; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xi4>) {
  %0 = "stablehlo.iota"() {iota_dimension = unit} : () -> (tensor<2x3xi4>)
  "func.return"(%0) : (tensor<2x3xi4>) -> ()
}
}
