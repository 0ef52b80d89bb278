// Self-checking: main returns true where a case of popcnt on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[1763020940, 4096, 65535, 131073, -604813731, 131072, 4194305], [3, -1758777591, 1726631308, 11, -256, 33554431, 1527123933], [262145, 524289, -1979788657, 1763020940, 4096, 65535, 131073], [-604813731, 131072, 4194305, 3, -1758777591, 1726631308, 11], [-256, 33554431, 1527123933, 262145, 524289, -1979788657, 1763020940], [4096, 65535, 131073, -604813731, 131072, 4194305, 3], [-1758777591, 1726631308, 11, -256, 33554431, 1527123933, 262145]]> : tensor<7x7xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<7x7xi32>
    %1 = call @case_under_test(%0) : (tensor<7x7xi32>) -> tensor<7x7xi32>
    %c_0 = stablehlo.constant dense<[[12, 1, 16, 2, 20, 1, 2], [2, 16, 16, 3, 24, 25, 17], [2, 2, 19, 12, 1, 16, 2], [20, 1, 2, 2, 16, 16, 3], [24, 25, 17, 2, 2, 19, 12], [1, 16, 2, 20, 1, 2, 2], [16, 16, 3, 24, 25, 17, 2]]> : tensor<7x7xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x7xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[[-13, -1758777591, 2048, -6, -257, 257, 715827882], [9, 692339818, -301820053, 33, 14, 1810105048, 32], [-2048, -2005089031, 2048, -13, -1758777591, 2048, -6], [-257, 257, 715827882, 9, 692339818, -301820053, 33], [14, 1810105048, 32, -2048, -2005089031, 2048, -13], [-1758777591, 2048, -6, -257, 257, 715827882, 9], [692339818, -301820053, 33, 14, 1810105048, 32, -2048]]> : tensor<7x7xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<7x7xi32>
    %5 = call @case_under_test(%4) : (tensor<7x7xi32>) -> tensor<7x7xi32>
    %c_3 = stablehlo.constant dense<[[30, 16, 1, 30, 31, 2, 15], [2, 11, 17, 2, 3, 14, 1], [21, 16, 1, 30, 16, 1, 30], [31, 2, 15, 2, 11, 17, 2], [3, 14, 1, 21, 16, 1, 30], [16, 1, 30, 31, 2, 15, 2], [11, 17, 2, 3, 14, 1, 21]]> : tensor<7x7xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x7xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<7x7xi32>) -> tensor<7x7xi32> {
    %0 = stablehlo.popcnt %arg0 : tensor<7x7xi32>
    return %0 : tensor<7x7xi32>
  }
}
