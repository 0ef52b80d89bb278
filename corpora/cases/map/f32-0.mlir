// A case of map on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<1x1x1x1x1xf32> {
    %cst = stablehlo.constant dense<1.75000024> : tensor<1x1x1x1x1xf32>
    %0 = "stablehlo.map"(%cst) <{dimensions = array<i64: 0, 1, 2, 3, 4>}> ({
    ^bb0(%arg0: tensor<f32>):
      %cst_0 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1 = stablehlo.clamp %cst_0, %arg0, %cst_1 : tensor<f32>
      %2 = stablehlo.reduce_precision %1, format = e8m7 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
    return %0 : tensor<1x1x1x1x1xf32>
  }
}
