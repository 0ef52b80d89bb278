// A case of sort on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
    %cst = stablehlo.constant dense<[[-3.000000e+00, 5.000000e+00, 1.000000e+00], [-6.000000e+00, -6.000000e+00, -1.000000e+00]]> : tensor<2x3xf32>
    %0:2 = "stablehlo.sort"(%cst, %arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i1>, %arg4: tensor<i1>):
      %1 = stablehlo.compare GT, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare GT, %arg3, %arg4, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
    return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi1>
  }
}
