// Breaks C2 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x1xi64>, %1: tensor<ui2>, %2: tensor<ui2>, %3: tensor<ui2>, %4: tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>) -> (tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>) {
  %5 = "stablehlo.dynamic_update_slice"(%4, %0, %1, %2, %3) : (tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>, tensor<1x2x1xi64>, tensor<ui2>, tensor<ui2>, tensor<ui2>) -> (tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>)
  "func.return"(%5) : (tensor<4x2x2x!quant.uniform<u8<0:255>:f32, 0.5:0>>) -> ()
}
}
