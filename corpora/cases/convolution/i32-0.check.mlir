// Self-checking: main returns true where a case of convolution on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<16385> : tensor<1x1xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<1x1xi32>
    %c_0 = stablehlo.constant dense<[[-7, 6]]> : tensor<1x2xi32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<1x2xi32>
    %2 = call @case_under_test(%0, %1) : (tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
    %c_1 = stablehlo.constant dense<[[-114695, 98310]]> : tensor<1x2xi32>
    %3 = stablehlo.compare EQ, %2, %c_1, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<11> : tensor<1x1xi32>
    %5 = stablehlo.optimization_barrier %c_3 : tensor<1x1xi32>
    %c_4 = stablehlo.constant dense<[[-6, 7]]> : tensor<1x2xi32>
    %6 = stablehlo.optimization_barrier %c_4 : tensor<1x2xi32>
    %7 = call @case_under_test(%5, %6) : (tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
    %c_5 = stablehlo.constant dense<[[-66, 77]]> : tensor<1x2xi32>
    %8 = stablehlo.compare EQ, %7, %c_5, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<1x1xi32>, %arg1: tensor<1x2xi32>) -> tensor<1x2xi32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
    return %0 : tensor<1x2xi32>
  }
}
