// Self-checking: main returns true where a case of composite on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[1], [4], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<3x1xi32>
    %1 = call @case_under_test(%0) : (tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[1], [4], [0]]> : tensor<3x1xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[[-7], [-7], [3]]> : tensor<3x1xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<3x1xi32>
    %5 = call @case_under_test(%4) : (tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<[[-7], [-7], [3]]> : tensor<3x1xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
