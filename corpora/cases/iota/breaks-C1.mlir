// Breaks C1 of iota; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3xf8E4M3>) {
  %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> (tensor<3xf8E4M3>)
  "func.return"(%0) : (tensor<3xf8E4M3>) -> ()
}
}
