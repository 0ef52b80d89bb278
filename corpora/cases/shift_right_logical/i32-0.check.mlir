// Self-checking: main returns true where a case of shift_right_logical on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[16777215, 1048576, -2097152, 262145, 11, -1048577, -1589261279]> : tensor<7xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<7xi32>
    %1 = call @case_under_test(%0) : (tensor<7xi32>) -> tensor<7xi32>
    %c_0 = stablehlo.constant dense<[0, 0, 0, 0, 128, 0, 0]> : tensor<7xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_1 = stablehlo.constant dense<[true, true, true, true, false, true, true]> : tensor<7xi1>
    %3 = stablehlo.or %2, %c_1 : tensor<7xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<[-16384, 268435455, -255, -16, -1025, 17, -4194304]> : tensor<7xi32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<7xi32>
    %6 = call @case_under_test(%5) : (tensor<7xi32>) -> tensor<7xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<7xi32>
    %7 = stablehlo.compare EQ, %6, %c_4, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_5 = stablehlo.constant dense<[true, true, true, true, true, false, true]> : tensor<7xi1>
    %8 = stablehlo.or %7, %c_5 : tensor<7xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<[-32, 2147483647, 436458739, 2048, 262145, 64, 2048]> : tensor<7xi32>
    %0 = stablehlo.shift_right_logical %c, %arg0 : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
