// A case of atan2 on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0x5xf32>) -> (tensor<0x5xf32>) {
  %1 = "stablehlo.constant"() {value = dense<> : tensor<0x5xf32>} : () -> (tensor<0x5xf32>)
  %2 = "stablehlo.atan2"(%1, %0) : (tensor<0x5xf32>, tensor<0x5xf32>) -> (tensor<0x5xf32>)
  "func.return"(%2) : (tensor<0x5xf32>) -> ()
}
}
