// A case of iota on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4xi32>) {
  %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> (tensor<4xi32>)
  "func.return"(%0) : (tensor<4xi32>) -> ()
}
}
