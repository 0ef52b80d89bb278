// Breaks I1 of constant; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2xf6E3M2FN>) {
  %0 = "stablehlo.constant"() {value = "wrong"} : () -> (tensor<3x2xf6E3M2FN>)
  "func.return"(%0) : (tensor<3x2xf6E3M2FN>) -> ()
}
}
