// A case of slice on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0100843F0080018003000000FEFF7F3DFEFFBF3C000000370000404100008C3F0100803FFFFF833F0130803F807F7FFFFFFF7FDF0000004B0000207F00FEFF46000020000100843F0080018003000000FEFF7F3D"> : tensor<3x7xf32>} : () -> (tensor<3x7xf32>)
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 3>, strides = array<i64: 1, 100>} : (tensor<3x7xf32>) -> (tensor<2x1xf32>)
  "func.return"(%1) : (tensor<2x1xf32>) -> ()
}
}
