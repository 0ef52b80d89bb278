// Self-checking: main returns true where a case of if on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.optimization_barrier %c : tensor<i1>
    %1 = call @case_under_test(%0) : (tensor<i1>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<[8, -7, -4, 1]> : tensor<4xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<i1>
    %5 = call @case_under_test(%4) : (tensor<i1>) -> tensor<4xi32>
    %c_3 = stablehlo.constant dense<[-2, 134217728, 2147483646, 1048575]> : tensor<4xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<i1>) -> tensor<4xi32> {
    %0 = "stablehlo.if"(%arg0) ({
      %c = stablehlo.constant dense<[8, -7, -4, 1]> : tensor<4xi32>
      stablehlo.return %c : tensor<4xi32>
    }, {
      %c = stablehlo.constant dense<[-2, 134217728, 2147483646, 1048575]> : tensor<4xi32>
      stablehlo.return %c : tensor<4xi32>
    }) : (tensor<i1>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
