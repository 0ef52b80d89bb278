// A case of slice on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x3xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x7F000000BFFFFFFFFFFFFF1F08F7E48A0102000000000080FFFFFF00F8FFFFFF010000E00100000200000001F3FFFFFF21CC45A1FFFF0100"> : tensor<2x7xi32>} : () -> (tensor<2x7xi32>)
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 7>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>} : (tensor<2x7xi32>) -> (tensor<1x3xi32>)
  "func.return"(%1) : (tensor<1x3xi32>) -> ()
}
}
