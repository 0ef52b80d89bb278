// A case of dynamic_update_slice on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0xf32>, %1: tensor<ui2>) -> (tensor<1xf32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x0180813F"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %3 = "stablehlo.dynamic_update_slice"(%2, %0, %1) : (tensor<1xf32>, tensor<0xf32>, tensor<ui2>) -> (tensor<1xf32>)
  "func.return"(%3) : (tensor<1xf32>) -> ()
}
}
