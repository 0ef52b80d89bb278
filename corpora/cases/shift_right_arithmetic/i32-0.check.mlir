// Self-checking: main returns true where a case of shift_right_arithmetic on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[-524288, 1972279199, -4096, -1, -33554432, 4095, -1048577]> : tensor<7xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<7xi32>
    %c_0 = stablehlo.constant dense<[1763020940, -13, 1527123933, -536870912, -9, -4, 1763020940]> : tensor<7xi32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<7xi32>
    %2 = call @case_under_test(%0, %1) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %c_1 = stablehlo.constant dense<[-1048576, -4096, 64, 16384, 692339818, 2047, -16383]> : tensor<7xi32>
    %3 = stablehlo.optimization_barrier %c_1 : tensor<7xi32>
    %c_2 = stablehlo.constant dense<[1023, 2049, 4194303, -512, -17, 16383, 18]> : tensor<7xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<7xi32>
    %5 = call @case_under_test(%3, %4) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %c_3 = stablehlo.constant dense<[-1, -1, 0, 0, 0, 0, -1]> : tensor<7xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_4 = stablehlo.constant dense<[true, true, true, true, true, true, false]> : tensor<7xi1>
    %7 = stablehlo.or %6, %c_4 : tensor<7xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %8 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<7xi32>, %arg1: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
