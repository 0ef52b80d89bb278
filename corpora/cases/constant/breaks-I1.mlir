// Breaks I1 of constant; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x2x2xf8E4M3FNUZ>) {
  %0 = "stablehlo.constant"() {value = unit} : () -> (tensor<4x2x2xf8E4M3FNUZ>)
  "func.return"(%0) : (tensor<4x2x2xf8E4M3FNUZ>) -> ()
}
}
