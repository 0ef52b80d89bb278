// Breaks I3 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<1x2xf32>, %2: tensor<f16>, %3: tensor<f16>) -> (tensor<3x2xf32>) {
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<f16>, tensor<f16>) -> (tensor<3x2xf32>)
  "func.return"(%4) : (tensor<3x2xf32>) -> ()
}
}
