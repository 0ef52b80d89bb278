// Self-checking: main returns true where a case of dot_general on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<-7> : tensor<i32>
    %0 = stablehlo.optimization_barrier %c : tensor<i32>
    %1 = call @case_under_test(%0) : (tensor<i32>) -> tensor<1x3xi32>
    %c_0 = stablehlo.constant dense<[[-14343, -1879048199, -1236592265]]> : tensor<1x3xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_1 = stablehlo.constant dense<[[false, false, true]]> : tensor<1x3xi1>
    %3 = stablehlo.or %2, %c_1 : tensor<1x3xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x3xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<-1025> : tensor<i32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<i32>
    %6 = call @case_under_test(%5) : (tensor<i32>) -> tensor<1x3xi32>
    %c_4 = stablehlo.constant dense<[[-2100225, -268436481, -70245615]]> : tensor<1x3xi32>
    %7 = stablehlo.compare EQ, %6, %c_4, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_5 = stablehlo.constant dense<[[false, true, true]]> : tensor<1x3xi1>
    %8 = stablehlo.or %7, %c_5 : tensor<1x3xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x3xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<i32>) -> tensor<1x3xi32> {
    %c = stablehlo.constant dense<[[2049, 268435457, 1403789551]]> : tensor<1x3xi32>
    %0 = stablehlo.dot_general %arg0, %c, contracting_dims = [] x [], precision = [HIGHEST, HIGHEST] : (tensor<i32>, tensor<1x3xi32>) -> tensor<1x3xi32>
    return %0 : tensor<1x3xi32>
  }
}
