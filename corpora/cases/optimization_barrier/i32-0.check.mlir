// Self-checking: main returns true where a case of optimization_barrier on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[1048577, 1810105048, -8388608]> : tensor<3xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<3xi32>
    %1:2 = call @case_under_test(%0) : (tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>)
    %c_0 = stablehlo.constant dense<-10> : tensor<1xi32>
    %2 = stablehlo.compare EQ, %1#0, %c_0, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[1048577, 1810105048, -8388608]> : tensor<3xi32>
    %4 = stablehlo.compare EQ, %1#1, %c_2, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<[256, 6, -33554432]> : tensor<3xi32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<3xi32>
    %7:2 = call @case_under_test(%6) : (tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>)
    %c_5 = stablehlo.constant dense<-10> : tensor<1xi32>
    %8 = stablehlo.compare EQ, %7#0, %c_5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<[256, 6, -33554432]> : tensor<3xi32>
    %10 = stablehlo.compare EQ, %7#1, %c_7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_8) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %12 = stablehlo.and %3, %5 : tensor<i1>
    %13 = stablehlo.and %12, %9 : tensor<i1>
    %14 = stablehlo.and %13, %11 : tensor<i1>
    return %14 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<-10> : tensor<1xi32>
    %0:2 = stablehlo.optimization_barrier %c, %arg0 : tensor<1xi32>, tensor<3xi32>
    return %0#0, %0#1 : tensor<1xi32>, tensor<3xi32>
  }
}
