// Self-checking: main returns true where a case of select on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[8388608, 8388608], [4194303, -1073741824]]> : tensor<2x2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<2x2xi32>
    %c_0 = stablehlo.constant dense<[[16384, -2049], [-1, 32]]> : tensor<2x2xi32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<2x2xi32>
    %c_1 = stablehlo.constant dense<[[true, true], [false, false]]> : tensor<2x2xi1>
    %2 = stablehlo.optimization_barrier %c_1 : tensor<2x2xi1>
    %3 = call @case_under_test(%0, %1, %2) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>) -> tensor<2x2xi32>
    %c_2 = stablehlo.constant dense<[[8388608, 8388608], [-1, 32]]> : tensor<2x2xi32>
    %4 = stablehlo.compare EQ, %3, %c_2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_3) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<[[-524287, 602198087], [-13, 134217728]]> : tensor<2x2xi32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<2x2xi32>
    %c_5 = stablehlo.constant dense<[[4096, 654509555], [-16777216, -131072]]> : tensor<2x2xi32>
    %7 = stablehlo.optimization_barrier %c_5 : tensor<2x2xi32>
    %c_6 = stablehlo.constant dense<[[false, false], [false, true]]> : tensor<2x2xi1>
    %8 = stablehlo.optimization_barrier %c_6 : tensor<2x2xi1>
    %9 = call @case_under_test(%6, %7, %8) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>) -> tensor<2x2xi32>
    %c_7 = stablehlo.constant dense<[[4096, 654509555], [-16777216, 134217728]]> : tensor<2x2xi32>
    %10 = stablehlo.compare EQ, %9, %c_7, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_8) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
    %12 = stablehlo.and %5, %11 : tensor<i1>
    return %12 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi1>) -> tensor<2x2xi32> {
    %0 = stablehlo.select %arg2, %arg0, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}
