// A case of iota on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<7x2xf32>) {
  %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> (tensor<7x2xf32>)
  "func.return"(%0) : (tensor<7x2xf32>) -> ()
}
}
