// A case of abs on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x80FFFFFF0000F8FF0100FEFF"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %1 = "stablehlo.abs"(%0) : (tensor<3xi32>) -> (tensor<3xi32>)
  "func.return"(%1) : (tensor<3xi32>) -> ()
}
}
