// A case of select_and_scatter on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x1xf32>, %arg1: tensor<1x1xf32>) -> tensor<3x1xf64> {
    %0 = stablehlo.reshape %arg1 : (tensor<1x1xf32>) -> tensor<f32>
    %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{padding = dense<[[2, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.compare GT, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %2 = stablehlo.minimum %arg2, %arg3 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x1xf32>, tensor<1x1xf32>, tensor<f32>) -> tensor<3x1xf64>
    return %1 : tensor<3x1xf64>
  }
}
