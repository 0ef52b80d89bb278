// A case of dynamic_update_slice on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x4xf32>, %1: tensor<1x2x2xf32>, %2: tensor<ui4>) -> (tensor<2x2x4xf32>) {
  %3 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<ui4>} : () -> (tensor<ui4>)
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %2, %3) : (tensor<2x2x4xf32>, tensor<1x2x2xf32>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> (tensor<2x2x4xf32>)
  "func.return"(%4) : (tensor<2x2x4xf32>) -> ()
}
}
