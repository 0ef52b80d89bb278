// A case of real on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2x3xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000080380180813FDB0F493F0000403F000080C10000FEC2FEFF7F3D0100803E0200403F6F12833A0000C03F0000807F0000C03700010047FFFF973FFFFF7F00004080C300008038"> : tensor<3x2x3xf32>} : () -> (tensor<3x2x3xf32>)
  %1 = "stablehlo.real"(%0) : (tensor<3x2x3xf32>) -> (tensor<3x2x3xf32>)
  "func.return"(%1) : (tensor<3x2x3xf32>) -> ()
}
}
