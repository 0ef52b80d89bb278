// A case of abs on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x800000470000803E0000903F000000A00080F7C10080010000800100008077430000FEC2"> : tensor<3x3xf32>} : () -> (tensor<3x3xf32>)
  %1 = "stablehlo.abs"(%0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>)
  "func.return"(%1) : (tensor<3x3xf32>) -> ()
}
}
