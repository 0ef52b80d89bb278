// Self-checking: main returns true where a case of rng on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<2xi32>
    %c = stablehlo.constant dense<-1> : tensor<2xi32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<2xi32>
    %2 = stablehlo.compare LE, %0, %c_0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.and %1, %2 : tensor<2xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %5 = call @case_under_test() : () -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<-1> : tensor<2xi32>
    %6 = stablehlo.compare GE, %5, %c_2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<2xi32>
    %7 = stablehlo.compare LE, %5, %c_3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %8 = stablehlo.and %6, %7 : tensor<2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_4) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<2xi32> {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi64>
    %0 = stablehlo.rng %c, %c_0, %c_1, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
