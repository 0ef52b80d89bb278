// Self-checking: main returns true where a case of get_dimension_size on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[-1.00000012, 7.73437404, 6.1035149E-5, 0xCB000000, 1.800000e+01]> : tensor<5xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<5xf32>
    %1 = call @case_under_test(%0) : (tensor<5xf32>) -> tensor<i32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.compare EQ, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<[-1.375000e+00, -1.00048828, -88.6999969, 7.73437404, 29.7500038]> : tensor<5xf32>
    %3 = stablehlo.optimization_barrier %cst_0 : tensor<5xf32>
    %4 = call @case_under_test(%3) : (tensor<5xf32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %5 = stablehlo.compare EQ, %4, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5xf32>) -> tensor<i32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<5xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
