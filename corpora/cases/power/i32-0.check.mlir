// Self-checking: main returns true where a case of power on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[-1411762527, 1246051893, -2047, 256]]> : tensor<1x4xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<1x4xi32>
    %c_0 = stablehlo.constant dense<[[-8388607, -8191, 16385, 641262736]]> : tensor<1x4xi32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<1x4xi32>
    %2 = call @case_under_test(%0, %1) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %c_1 = stablehlo.constant dense<[[2097152, 16777217, -1048575, 262143]]> : tensor<1x4xi32>
    %3 = stablehlo.optimization_barrier %c_1 : tensor<1x4xi32>
    %c_2 = stablehlo.constant dense<[[-8193, -164113022, -2097151, -65]]> : tensor<1x4xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<1x4xi32>
    %5 = call @case_under_test(%3, %4) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    return %c_3 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<1x4xi32>, %arg1: tensor<1x4xi32>) -> tensor<1x4xi32> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<1x4xi32>
    return %0 : tensor<1x4xi32>
  }
}
