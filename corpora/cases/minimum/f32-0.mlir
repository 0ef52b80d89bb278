// A case of minimum on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x2xf32>) -> (tensor<1x2x2xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x010080CA00004041000001C3000080B5"> : tensor<1x2x2xf32>} : () -> (tensor<1x2x2xf32>)
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> (tensor<1x2x2xf32>)
  "func.return"(%2) : (tensor<1x2x2xf32>) -> ()
}
}
