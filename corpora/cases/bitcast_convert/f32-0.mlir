// A case of bitcast_convert on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<5x1x2x2xf16>) {
  %0 = "stablehlo.constant"() {value = dense<"0x01008C3F0000803A03000000CD4C3AC40000C842FFFF7F0000004000000040400200C03CFEFFBF3C"> : tensor<5x1x2xf32>} : () -> (tensor<5x1x2xf32>)
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<5x1x2xf32>) -> (tensor<5x1x2x2xf16>)
  "func.return"(%1) : (tensor<5x1x2x2xf16>) -> ()
}
}
