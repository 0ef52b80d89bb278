// A case of dynamic_update_slice on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x2x4xf32>, %arg1: tensor<1x2x2xf32>, %arg2: tensor<ui4>) -> tensor<2x2x4xf32> {
    %c = stablehlo.constant dense<3> : tensor<ui4>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2, %c : (tensor<2x2x4xf32>, tensor<1x2x2xf32>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<2x2x4xf32>
    return %0 : tensor<2x2x4xf32>
  }
}
