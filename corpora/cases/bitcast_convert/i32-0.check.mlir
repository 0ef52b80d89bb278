// Self-checking: main returns true where a case of bitcast_convert on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<> : tensor<0xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<0xi32>
    %1 = call @case_under_test(%0) : (tensor<0xi32>) -> tensor<0x4xui8>
    %c_0 = stablehlo.constant dense<> : tensor<0xi32>
    %2 = stablehlo.optimization_barrier %c_0 : tensor<0xi32>
    %3 = call @case_under_test(%2) : (tensor<0xi32>) -> tensor<0x4xui8>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    return %c_1 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<0xi32>) -> tensor<0x4xui8> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<0xi32>) -> tensor<0x4xui8>
    return %0 : tensor<0x4xui8>
  }
}
