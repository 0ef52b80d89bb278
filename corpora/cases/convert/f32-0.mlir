// A case of convert on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x0x3xf8E5M2FNUZ>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<1x0x3xf32>} : () -> (tensor<1x0x3xf32>)
  %1 = "stablehlo.convert"(%0) : (tensor<1x0x3xf32>) -> (tensor<1x0x3xf8E5M2FNUZ>)
  "func.return"(%1) : (tensor<1x0x3xf8E5M2FNUZ>) -> ()
}
}
