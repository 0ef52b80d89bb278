// Self-checking: main returns true where a case of send on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[8191, 67108864], [20, -1048576]]> : tensor<2x2xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<2x2xi32>
    %c_0 = stablehlo.constant dense<[[37298591, -11], [-12, -9]]> : tensor<2x2xi32>
    %1 = stablehlo.optimization_barrier %c_0 : tensor<2x2xi32>
    %2:2 = call @case_under_test(%0, %1) : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %c_1 = stablehlo.constant dense<[[8191, 67108864], [20, -1048576]]> : tensor<2x2xi32>
    %3 = stablehlo.compare EQ, %2#0, %c_1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<[[37298591, -11], [-12, -9]]> : tensor<2x2xi32>
    %5 = stablehlo.compare EQ, %2#1, %c_3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<[[1361837751, 33554432], [-1892259332, -1073741823]]> : tensor<2x2xi32>
    %7 = stablehlo.optimization_barrier %c_5 : tensor<2x2xi32>
    %c_6 = stablehlo.constant dense<[[4097, 65536], [-65, 67108863]]> : tensor<2x2xi32>
    %8 = stablehlo.optimization_barrier %c_6 : tensor<2x2xi32>
    %9:2 = call @case_under_test(%7, %8) : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %c_7 = stablehlo.constant dense<[[1361837751, 33554432], [-1892259332, -1073741823]]> : tensor<2x2xi32>
    %10 = stablehlo.compare EQ, %9#0, %c_7, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_8) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<[[4097, 65536], [-65, 67108863]]> : tensor<2x2xi32>
    %12 = stablehlo.compare EQ, %9#1, %c_9, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_10) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<i1>
    %14 = stablehlo.and %4, %6 : tensor<i1>
    %15 = stablehlo.and %14, %11 : tensor<i1>
    %16 = stablehlo.and %15, %13 : tensor<i1>
    return %16 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = "stablehlo.send"(%arg0, %arg1, %0) <{channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true}> : (tensor<2x2xi32>, tensor<2x2xi32>, !stablehlo.token) -> !stablehlo.token
    return %arg0, %arg1 : tensor<2x2xi32>, tensor<2x2xi32>
  }
}
