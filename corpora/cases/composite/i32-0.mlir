// A case of composite on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x1xi32>) -> tensor<3x1xf16>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f16>
    %cst_0 = stablehlo.constant dense<1.250000e+00> : tensor<f16>
    %1 = stablehlo.clamp %cst, %0, %cst_0 : (tensor<f16>, tensor<3x1xf16>, tensor<f16>) -> tensor<3x1xf16>
    %2 = stablehlo.composite "test.composite" %arg0, %1 {decomposition = @f0, version = 1 : i32} : (tensor<3x1xi32>, tensor<3x1xf16>) -> tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @f0(%arg0: tensor<3x1xi32>, %arg1: tensor<3x1xf16>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<3x1xi32>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %c, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %c_0 = stablehlo.constant dense<19> : tensor<i32>
      %3 = stablehlo.shift_left %arg2, %c_0 : tensor<i32>
      %cst = stablehlo.constant dense<1.500000e+00> : tensor<f16>
      %cst_1 = stablehlo.constant dense<-2.000000e+00> : tensor<f16>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
      %4 = stablehlo.clamp %cst_1, %cst, %cst_2 : tensor<f16>
      %5 = stablehlo.power %cst, %4 : tensor<f16>
      stablehlo.return %3 : tensor<i32>
    }) : (tensor<3x1xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<3x1xi32>
    %2 = stablehlo.tan %arg1 : tensor<3x1xf16>
    return %arg0 : tensor<3x1xi32>
  }
}
