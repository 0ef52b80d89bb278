// A case of pad on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0100FFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.pad"(%0, %0) {edge_padding_high = array<i64>, edge_padding_low = array<i64>, interior_padding = array<i64>} : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
