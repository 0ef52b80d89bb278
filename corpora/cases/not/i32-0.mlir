// A case of not on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x4xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0100080000001000353E454A06000000FFDFFFFF000000101C4D429B0000E0FF000000C0E1FFFFFFEEFFFFFF0000FEFF0100E0FFFFFF030005BF979B01000080"> : tensor<4x4xi32>} : () -> (tensor<4x4xi32>)
  %1 = "stablehlo.not"(%0) : (tensor<4x4xi32>) -> (tensor<4x4xi32>)
  "func.return"(%1) : (tensor<4x4xi32>) -> ()
}
}
