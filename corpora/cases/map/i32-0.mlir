// A case of map on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x2x1x3xi32>, %arg1: tensor<3x2x1x3xf16>) -> tensor<3x2x1x3xi32> {
    %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<f16>):
      %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f16>
      %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
      %1 = stablehlo.clamp %cst, %arg3, %cst_0 : tensor<f16>
      %2 = stablehlo.power %arg3, %1 : tensor<f16>
      %3 = stablehlo.rsqrt %1 : tensor<f16>
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> tensor<3x2x1x3xi32>
    return %0 : tensor<3x2x1x3xi32>
  }
}
