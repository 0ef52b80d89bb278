// Self-checking: main returns true where a case of broadcast_in_dim on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[-1073741823, -604813731, -131071]> : tensor<3xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<3xi32>
    %1 = call @case_under_test(%0) : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<[[-1073741823], [-604813731], [-131071]]> : tensor<3x1xi32>
    %2 = stablehlo.compare EQ, %1, %c_0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[134217729, 1048575, -256]> : tensor<3xi32>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<3xi32>
    %5 = call @case_under_test(%4) : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<[[134217729], [1048575], [-256]]> : tensor<3x1xi32>
    %6 = stablehlo.compare EQ, %5, %c_3, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %3, %7 : tensor<i1>
    return %8 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
}
