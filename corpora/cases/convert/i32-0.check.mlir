// Self-checking: main returns true where a case of convert on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[[[[[[262145]]]]]], [[[[[[128]]]]]], [[[[[[-1024]]]]]], [[[[[[641262736]]]]]], [[[[[[-10]]]]]]]> : tensor<5x1x1x1x1x1x1xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<5x1x1x1x1x1x1xi32>
    %1 = call @case_under_test(%0) : (tensor<5x1x1x1x1x1x1xi32>) -> tensor<5x1x1x1x1x1x1xui8>
    %c_0 = stablehlo.constant dense<[[[[[[[1]]]]]], [[[[[[128]]]]]], [[[[[[0]]]]]], [[[[[[144]]]]]], [[[[[[246]]]]]]]> : tensor<5x1x1x1x1x1x1xui8>
    %2 = stablehlo.compare EQ, %1, %c_0, UNSIGNED : (tensor<5x1x1x1x1x1x1xui8>, tensor<5x1x1x1x1x1x1xui8>) -> tensor<5x1x1x1x1x1x1xi1>
    %c_1 = stablehlo.constant dense<[[[[[[[true]]]]]], [[[[[[false]]]]]], [[[[[[true]]]]]], [[[[[[true]]]]]], [[[[[[true]]]]]]]> : tensor<5x1x1x1x1x1x1xi1>
    %3 = stablehlo.or %2, %c_1 : tensor<5x1x1x1x1x1x1xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4, 5, 6] : (tensor<5x1x1x1x1x1x1xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<[[[[[[[-536870911]]]]]], [[[[[[-3]]]]]], [[[[[[-1218854973]]]]]], [[[[[[325401159]]]]]], [[[[[[-18]]]]]]]> : tensor<5x1x1x1x1x1x1xi32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<5x1x1x1x1x1x1xi32>
    %6 = call @case_under_test(%5) : (tensor<5x1x1x1x1x1x1xi32>) -> tensor<5x1x1x1x1x1x1xui8>
    return %4 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5x1x1x1x1x1x1xi32>) -> tensor<5x1x1x1x1x1x1xui8> {
    %0 = stablehlo.convert %arg0 : (tensor<5x1x1x1x1x1x1xi32>) -> tensor<5x1x1x1x1x1x1xui8>
    return %0 : tensor<5x1x1x1x1x1x1xui8>
  }
}
