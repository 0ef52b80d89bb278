// A case of batch_norm_training on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x1x1xf32>, %arg1: tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %cst = stablehlo.constant dense<1.08420217E-19> : tensor<1xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %cst, %arg1) <{epsilon = 5.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>)
    return %output, %batch_mean, %batch_var : tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>
  }
}
