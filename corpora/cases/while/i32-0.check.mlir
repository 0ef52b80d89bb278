// Self-checking: main returns true where a case of while on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[8191, 131072], [11, 8], [-4095, -513], [-16384, -1837260328], [-16383, -268435457]]> : tensor<5x2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<5x2xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui16>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<ui16>
    %2:2 = call @case_under_test(%0, %1) : (tensor<5x2xi32>, tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>)
    %c_1 = stablehlo.constant dense<[[8191, 131072], [11, 8], [-4095, -513], [-16384, -1837260328], [-16383, -268435457]]> : tensor<5x2xi32>
    %3 = stablehlo.compare EQ, %2#0, %c_1, SIGNED : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x2xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<16> : tensor<ui16>
    %5 = stablehlo.compare EQ, %2#1, %c_3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<[[262144, -2005089031], [-2005089031, -8388608], [-4, 1048575], [-513, -1684553979], [63, -524287]]> : tensor<5x2xi32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<5x2xi32>
    %c_5 = stablehlo.constant dense<8> : tensor<ui16>
    %7 = stablehlo.optimization_barrier %c_5 : tensor<ui16>
    %8:2 = call @case_under_test(%6, %7) : (tensor<5x2xi32>, tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>)
    %c_6 = stablehlo.constant dense<[[262144, -2005089031], [-2005089031, -8388608], [-4, 1048575], [-513, -1684553979], [63, -524287]]> : tensor<5x2xi32>
    %9 = stablehlo.compare EQ, %8#0, %c_6, SIGNED : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_7) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x2xi1>, tensor<i1>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<17> : tensor<ui16>
    %11 = stablehlo.compare EQ, %8#1, %c_8, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %12 = stablehlo.and %4, %5 : tensor<i1>
    %13 = stablehlo.and %12, %10 : tensor<i1>
    %14 = stablehlo.and %13, %11 : tensor<i1>
    return %14 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5x2xi32>, %arg1: tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<5x2xi32>, tensor<ui16>
    cond {
      %c = stablehlo.constant dense<15> : tensor<ui16>
      %1 = stablehlo.compare LT, %iterArg_0, %c, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<3> : tensor<ui16>
      %1 = stablehlo.add %iterArg_0, %c : tensor<ui16>
      stablehlo.return %arg0, %1 : tensor<5x2xi32>, tensor<ui16>
    }
    return %0#0, %0#1 : tensor<5x2xi32>, tensor<ui16>
  }
}
