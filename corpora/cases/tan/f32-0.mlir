// A case of tan on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<0x2x1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<0x2x1xf32>} : () -> (tensor<0x2x1xf32>)
  %1 = "stablehlo.tan"(%0) : (tensor<0x2x1xf32>) -> (tensor<0x2x1xf32>)
  "func.return"(%1) : (tensor<0x2x1xf32>) -> ()
}
}
