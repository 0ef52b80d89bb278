// A case of reverse on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000F0FF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64>} : (tensor<1xi32>) -> (tensor<1xi32>)
  "func.return"(%1) : (tensor<1xi32>) -> ()
}
}
