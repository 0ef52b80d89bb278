// Self-checking: main returns true where a case of multiply on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[-2097151, 16], [-33554432, -604813731], [16, 67108865], [-255, 65537]]> : tensor<4x2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<4x2xi32>
    %1 = call @case_under_test(%0) : (tensor<4x2xi32>) -> tensor<4x2xi32>
    %c_0 = stablehlo.constant dense<[[489016353, 146754144], [33554432, -1814441193], [1073741824, -29895294], [4335, -16777472]]> : tensor<4x2xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_1 = stablehlo.constant dense<[[true, true], [true, false], [false, true], [false, false]]> : tensor<4x2xi1>
    %3 = stablehlo.or %2, %c_1 : tensor<4x2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x2xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<[[1, 2047], [4194303, -67108863], [12, -4194303], [18, 11]]> : tensor<4x2xi32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<4x2xi32>
    %6 = call @case_under_test(%5) : (tensor<4x2xi32>) -> tensor<4x2xi32>
    %c_4 = stablehlo.constant dense<[[-1589261279, -15123622], [62914561, -201326589], [805306368, -1783114366], [-306, -2816]]> : tensor<4x2xi32>
    %7 = stablehlo.compare EQ, %6, %c_4, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_5 = stablehlo.constant dense<[[false, true], [true, false], [false, true], [false, false]]> : tensor<4x2xi1>
    %8 = stablehlo.or %7, %c_5 : tensor<4x2xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x2xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4x2xi32>) -> tensor<4x2xi32> {
    %c = stablehlo.constant dense<[[-1589261279, 1619784870], [-67108865, 3], [67108864, -164113022], [-17, -256]]> : tensor<4x2xi32>
    %0 = stablehlo.multiply %arg0, %c : tensor<4x2xi32>
    return %0 : tensor<4x2xi32>
  }
}
