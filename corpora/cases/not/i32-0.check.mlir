// Self-checking: main returns true where a case of not on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<4x4xi32>
    %c = stablehlo.constant dense<[[-524290, -1048577, -1246051894, -7], [8192, -268435457, 1690153699, 2097151], [1073741823, 30, 17, 131071], [2097150, -262144, 1684553978, 2147483646]]> : tensor<4x4xi32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c_0) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
    %3 = call @case_under_test() : () -> tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<[[-524290, -1048577, -1246051894, -7], [8192, -268435457, 1690153699, 2097151], [1073741823, 30, 17, 131071], [2097150, -262144, 1684553978, 2147483646]]> : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %c_1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<4x4xi32> {
    %c = stablehlo.constant dense<[[524289, 1048576, 1246051893, 6], [-8193, 268435456, -1690153700, -2097152], [-1073741824, -31, -18, -131072], [-2097151, 262143, -1684553979, -2147483647]]> : tensor<4x4xi32>
    %0 = stablehlo.not %c : tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}
