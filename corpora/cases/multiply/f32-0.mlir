// A case of multiply on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7x5xf32>) -> (tensor<7x5xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00000033FFFFFF7E0000B0BF000000400000408000000046000020410100A03F000001C30200D8407886076478860764FEFFFF3BFFFF9F3F0000EEC1000080CB0080804300000033FFFFFF7E0000B0BF000000400000408000000046000020410100A03F000001C30200D8407886076478860764FEFFFF3BFFFF9F3F0000EEC1000080CB0080804300000033"> : tensor<7x5xf32>} : () -> (tensor<7x5xf32>)
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<7x5xf32>, tensor<7x5xf32>) -> (tensor<7x5xf32>)
  "func.return"(%2) : (tensor<7x5xf32>) -> ()
}
}
