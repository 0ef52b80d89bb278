// A case of power on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x2xf32>) -> (tensor<1x1x2xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00000020FFFF7F5F"> : tensor<1x1x2xf32>} : () -> (tensor<1x1x2xf32>)
  %2 = "stablehlo.power"(%1, %0) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> (tensor<1x1x2xf32>)
  "func.return"(%2) : (tensor<1x1x2xf32>) -> ()
}
}
