// Self-checking: main returns true where a case of get_dimension_size on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[134217728, -256, 1048576, -1218854973, -255], [-65537, 1048576, 18, 1246051893, 16], [-4194304, -1143285096, -129, -134217729, -32], [1048575, -20, 134217728, -256, 1048576]]> : tensor<4x5xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<4x5xi32>
    %1 = call @case_under_test(%0) : (tensor<4x5xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<[[5, 65536, -1690153700, -1411762527, -1690153700], [-585983948, 1048577, -2097151, 16777215, -4194303], [-524287, 8388609, 1619784870, -255, 2048], [-16777216, 1754311009, 5, 65536, -1690153700]]> : tensor<4x5xi32>
    %3 = stablehlo.optimization_barrier %c_1 : tensor<4x5xi32>
    %4 = call @case_under_test(%3) : (tensor<4x5xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %5 = stablehlo.compare EQ, %4, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4x5xi32>) -> tensor<i32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x5xi32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
