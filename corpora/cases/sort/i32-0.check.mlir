// Self-checking: main returns true where a case of sort on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[-1892259332, 268435455, -134217729], [-4194304, -8191, 524289], [65536, 6, 134217728], [536870912, 4, -1892259332]]> : tensor<4x3xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<4x3xi32>
    %1 = call @case_under_test(%0) : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %c_0 = stablehlo.constant dense<[[-1892259332, -8191, -1892259332], [-4194304, 4, -134217729], [65536, 6, 524289], [536870912, 268435455, 134217728]]> : tensor<4x3xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[[3, -268435457, -1712732559], [641262736, -16777215, 257], [-1411762527, 8388608, 1763020940], [17, -32769, 13]]> : tensor<4x3xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<4x3xi32>
    %5 = call @case_under_test(%4) : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %c_3 = stablehlo.constant dense<[[-1411762527, -268435457, -1712732559], [3, -16777215, 13], [17, -32769, 257], [641262736, 8388608, 1763020940]]> : tensor<4x3xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4x3xi32>) -> tensor<4x3xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x3xi32>) -> tensor<4x3xi32>
    return %0 : tensor<4x3xi32>
  }
}
