// Self-checking: main returns true where a case of count_leading_zeros on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<[[[14], [0], [0]]]> : tensor<1x3x1xi32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x1xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c_0) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x3x1xi1>, tensor<i1>) -> tensor<i1>
    %3 = call @case_under_test() : () -> tensor<1x3x1xi32>
    %c_1 = stablehlo.constant dense<[[[14], [0], [0]]]> : tensor<1x3x1xi32>
    %4 = stablehlo.compare EQ, %3, %c_1, SIGNED : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x1xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x3x1xi1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<1x3x1xi32> {
    %c = stablehlo.constant dense<[[[131072], [-8193], [-408761688]]]> : tensor<1x3x1xi32>
    %0 = stablehlo.count_leading_zeros %c : tensor<1x3x1xi32>
    return %0 : tensor<1x3x1xi32>
  }
}
