// Self-checking: main returns true where a case of or on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[[-1345983102, -2049, 849221927, -1964706040, -1589261279, 33554431, -7], [1619784870, -164113022, 1810105048, 2049, 536870911, -1979788657, 688237715]], [[-729708219, -8388609, -127, -1345983102, -2049, 849221927, -1964706040], [-1589261279, 33554431, -7, 1619784870, -164113022, 1810105048, 2049]]]> : tensor<2x2x7xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<2x2x7xi32>
    %1 = call @case_under_test(%0) : (tensor<2x2x7xi32>) -> tensor<2x2x7xi32>
    %c_0 = stablehlo.constant dense<[[[-1073741825, -1, -224519897, -1964705793, -3814367, -1, -1], [-404750874, -637, 1810105343, -536868863, 536870911, -1979788657, 688237715]], [[-699, -1, -127, -1073741825, -1, -224519897, -1964705793], [-3814367, -1, -1, -404750874, -637, 1810105343, -536868863]]]> : tensor<2x2x7xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<2x2x7xi32>, tensor<2x2x7xi32>) -> tensor<2x2x7xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x2x7xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[[[-1218854973, -67108864, -1690153700, 11, 17, 256, -524288], [-8388608, 1073741823, -1048576, 2048, -12, 127, 1754311009]], [[-2097151, 2047, -1979788657, -1218854973, -67108864, -1690153700, 11], [17, 256, -524288, -8388608, 1073741823, -1048576, 2048]]]> : tensor<2x2x7xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<2x2x7xi32>
    %5 = call @case_under_test(%4) : (tensor<2x2x7xi32>) -> tensor<2x2x7xi32>
    %c_3 = stablehlo.constant dense<[[[-1073741825, -67092481, -79540964, 1023, -8388591, -4097, -1], [-2306720, -1, -1048065, -536868863, -1, 255, 1754311009]], [[-1023, -260097, -77169, -1073741825, -67092481, -79540964, 1023], [-8388591, -4097, -1, -2306720, -1, -1048065, -536868863]]]> : tensor<2x2x7xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<2x2x7xi32>, tensor<2x2x7xi32>) -> tensor<2x2x7xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x2x7xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x2x7xi32>) -> tensor<2x2x7xi32> {
    %c = stablehlo.constant dense<[[[536870911, 16383, -268435456, 1023, -8388607, -4097, -536870913], [-1487090336, -1023, 511, -536870911, 4194303, 128, 2049]], [[-1023, -262143, -16777215, 536870911, 16383, -268435456, 1023], [-8388607, -4097, -536870913, -1487090336, -1023, 511, -536870911]]]> : tensor<2x2x7xi32>
    %0 = stablehlo.or %arg0, %c : tensor<2x2x7xi32>
    return %0 : tensor<2x2x7xi32>
  }
}
