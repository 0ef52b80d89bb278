// A case of round_nearest_even on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x4x5xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0080803F000000C00000803500E07BC1FE7FF740000000C3010080CA0000C03C0200E743788607640100903F00800000000080FF00008038000000C70000403B000080C10080803F000000C000008035"> : tensor<1x4x5xf32>} : () -> (tensor<1x4x5xf32>)
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<1x4x5xf32>) -> (tensor<1x4x5xf32>)
  "func.return"(%1) : (tensor<1x4x5xf32>) -> ()
}
}
