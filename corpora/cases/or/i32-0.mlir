// A case of or on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<7xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xA8CAA2E7D8A17D9293AC052900001000FFFFFDFF01000002FFFF0700"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %1 = "stablehlo.or"(%0, %0) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  "func.return"(%1) : (tensor<7xi32>) -> ()
}
}
