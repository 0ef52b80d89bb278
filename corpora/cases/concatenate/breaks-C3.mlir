// Breaks C3 of concatenate; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x7xui32>) {
  %0 = "stablehlo.concatenate"() {dimension = 1 : i64} : () -> (tensor<2x7xui32>)
  "func.return"(%0) : (tensor<2x7xui32>) -> ()
}
}
