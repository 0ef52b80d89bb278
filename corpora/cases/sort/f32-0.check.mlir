// Self-checking: main returns true where a case of sort on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
    %0 = stablehlo.optimization_barrier %c : tensor<2x3xi1>
    %1:2 = call @case_under_test(%0) : (tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
    %2 = stablehlo.bitcast_convert %1#0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %3 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<2x3xi32>
    %4 = stablehlo.xor %2, %c_1 : tensor<2x3xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<2x3xi1>, tensor<2x3xi32>
    %c_2 = stablehlo.constant dense<[[-1077936129, 1084227584, 1065353216], [-1086324737, -1086324737, -1065353217]]> : tensor<2x3xi32>
    %6 = stablehlo.compare EQ, %5, %c_2, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<2x3xi32>
    %7 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<2x3xi32>
    %8 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %9 = stablehlo.or %7, %8 : tensor<2x3xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
    %11 = stablehlo.compare EQ, %1#1, %c_6, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_7) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>
    %13 = stablehlo.optimization_barrier %c_8 : tensor<2x3xi1>
    %14:2 = call @case_under_test(%13) : (tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
    %15 = stablehlo.bitcast_convert %14#0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %16 = stablehlo.compare LT, %15, %c_9, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_10 = stablehlo.constant dense<2147483647> : tensor<2x3xi32>
    %17 = stablehlo.xor %15, %c_10 : tensor<2x3xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<2x3xi1>, tensor<2x3xi32>
    %c_11 = stablehlo.constant dense<[[-1077936129, 1084227584, 1065353216], [-1086324737, -1086324737, -1065353217]]> : tensor<2x3xi32>
    %19 = stablehlo.compare EQ, %18, %c_11, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_12 = stablehlo.constant dense<2139095040> : tensor<2x3xi32>
    %20 = stablehlo.compare GT, %18, %c_12, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_13 = stablehlo.constant dense<-2139095041> : tensor<2x3xi32>
    %21 = stablehlo.compare LT, %18, %c_13, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %22 = stablehlo.or %20, %21 : tensor<2x3xi1>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_14) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>
    %24 = stablehlo.compare EQ, %14#1, %c_15, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %c_16 = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%24 init: %c_16) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %26 = stablehlo.and %10, %12 : tensor<i1>
    %27 = stablehlo.and %26, %23 : tensor<i1>
    %28 = stablehlo.and %27, %25 : tensor<i1>
    return %28 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
    %cst = stablehlo.constant dense<[[-3.000000e+00, 5.000000e+00, 1.000000e+00], [-6.000000e+00, -6.000000e+00, -1.000000e+00]]> : tensor<2x3xf32>
    %0:2 = "stablehlo.sort"(%cst, %arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i1>, %arg4: tensor<i1>):
      %1 = stablehlo.compare GT, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare GT, %arg3, %arg4, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
    return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi1>
  }
}
