// A case of cbrt on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x4xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xABAAAA3E000040410000C0BC0000003CFEFF3F3EFEFFFF3C008000C3008081BF000000370000983FDB0FC93F54F82D40"> : tensor<3x4xf32>} : () -> (tensor<3x4xf32>)
  %1 = "stablehlo.cbrt"(%0) : (tensor<3x4xf32>) -> (tensor<3x4xf32>)
  "func.return"(%1) : (tensor<3x4xf32>) -> ()
}
}
