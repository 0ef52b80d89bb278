// A case of iota on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x4xf32>) {
  %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> (tensor<3x4xf32>)
  "func.return"(%0) : (tensor<3x4xf32>) -> ()
}
}
