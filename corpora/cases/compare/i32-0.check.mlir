// Self-checking: main returns true where a case of compare on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[-131071, -65]> : tensor<2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<2xi32>
    %c_0 = stablehlo.constant dense<[-65535, 268435457]> : tensor<2xi32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<2xi32>
    %2 = call @case_under_test(%0, %1) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<2xi1>
    %3 = stablehlo.compare EQ, %2, %c_1, UNSIGNED : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<[-1684553979, 268435457]> : tensor<2xi32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<2xi32>
    %c_4 = stablehlo.constant dense<[33554433, -513]> : tensor<2xi32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<2xi32>
    %7 = call @case_under_test(%5, %6) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_5 = stablehlo.constant dense<false> : tensor<2xi1>
    %8 = stablehlo.compare EQ, %7, %c_5, UNSIGNED : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}
