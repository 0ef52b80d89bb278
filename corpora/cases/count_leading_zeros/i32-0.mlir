// A case of count_leading_zeros on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x3x1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00000200FFDFFFFFA8CAA2E7"> : tensor<1x3x1xi32>} : () -> (tensor<1x3x1xi32>)
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<1x3x1xi32>) -> (tensor<1x3x1xi32>)
  "func.return"(%1) : (tensor<1x3x1xi32>) -> ()
}
}
