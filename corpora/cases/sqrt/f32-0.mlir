// A case of sqrt on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<5xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00010047FFFF7FFF000000DFFEFF7F3D0000A0BF"> : tensor<5xf32>} : () -> (tensor<5xf32>)
  %1 = "stablehlo.sqrt"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
  "func.return"(%1) : (tensor<5xf32>) -> ()
}
}
