// A case of minimum on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3x2xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFFFDFF9F213902FFBFFFFF010200000000800001000400010200001F000000FFFF00000000000421000000EDFFFFFF008000000040000012000000FFFF0100F3FFFFFFFFFFFDFF"> : tensor<3x3x2xi32>} : () -> (tensor<3x3x2xi32>)
  %1 = "stablehlo.constant"() {value = dense<"0x00FCFFFFA6F48B60C1FFFFFF0000F0FF21CC45A1FF7F0000FFFFFFFB0180FFFFDF2F82F7FF7FFFFF0B000000FFEFFFFFFFFF010001020000000800000100FEFF0100FFFF00FCFFFF"> : tensor<3x3x2xi32>} : () -> (tensor<3x3x2xi32>)
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> (tensor<3x3x2xi32>)
  "func.return"(%2) : (tensor<3x3x2xi32>) -> ()
}
}
