// A case of batch_norm_inference on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>) -> tensor<5x4xf32> {
    %cst = stablehlo.constant dense<[-1.14440918E-5, -6.10351563E-5, 4.591770e-41, -1.000000e-01, 4.591770e-41]> : tensor<5xf32>
    %0 = "stablehlo.batch_norm_inference"(%arg0, %cst, %arg1, %arg2, %arg3) <{epsilon = 9.765625E-4 : f32, feature_index = 0 : i64}> : (tensor<5x4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
}
