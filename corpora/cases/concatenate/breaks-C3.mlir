// Breaks C3 of concatenate; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3xui64>) {
  %0 = "stablehlo.concatenate"() {dimension = 0 : i64} : () -> (tensor<3x3xui64>)
  "func.return"(%0) : (tensor<3x3xui64>) -> ()
}
}
