// Self-checking: main returns true where a case of if on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[5.000000e+00], [4.000000e+00], [2.000000e+00], [4.000000e+00], [5.000000e+00]]]> : tensor<1x5x1xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<1x5x1xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<f32>
    %c = stablehlo.constant dense<> : tensor<0x1x2xui4>
    %2 = stablehlo.optimization_barrier %c : tensor<0x1x2xui4>
    %c_1 = stablehlo.constant dense<-5> : tensor<i8>
    %3 = stablehlo.optimization_barrier %c_1 : tensor<i8>
    %c_2 = stablehlo.constant dense<6> : tensor<i8>
    %4 = stablehlo.optimization_barrier %c_2 : tensor<i8>
    %5 = call @case_under_test(%0, %1, %2, %3, %4) : (tensor<1x5x1xf32>, tensor<f32>, tensor<0x1x2xui4>, tensor<i8>, tensor<i8>) -> tensor<1x5x1xf32>
    %6 = stablehlo.bitcast_convert %5 : (tensor<1x5x1xf32>) -> tensor<1x5x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<1x5x1xi32>
    %7 = stablehlo.compare LT, %6, %c_3, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %c_4 = stablehlo.constant dense<2147483647> : tensor<1x5x1xi32>
    %8 = stablehlo.xor %6, %c_4 : tensor<1x5x1xi32>
    %9 = stablehlo.select %7, %8, %6 : tensor<1x5x1xi1>, tensor<1x5x1xi32>
    %c_5 = stablehlo.constant dense<[[[1084227584], [1082130432], [1073741824], [1082130432], [1084227584]]]> : tensor<1x5x1xi32>
    %10 = stablehlo.compare EQ, %9, %c_5, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %c_6 = stablehlo.constant dense<2139095040> : tensor<1x5x1xi32>
    %11 = stablehlo.compare GT, %9, %c_6, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %c_7 = stablehlo.constant dense<-2139095041> : tensor<1x5x1xi32>
    %12 = stablehlo.compare LT, %9, %c_7, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x5x1xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%10 init: %c_8) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x5x1xi1>, tensor<i1>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<[[[2.000000e+00], [-1.000000e+00], [2.000000e+00], [6.000000e+00], [0.000000e+00]]]> : tensor<1x5x1xf32>
    %15 = stablehlo.optimization_barrier %cst_9 : tensor<1x5x1xf32>
    %cst_10 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %16 = stablehlo.optimization_barrier %cst_10 : tensor<f32>
    %c_11 = stablehlo.constant dense<> : tensor<0x1x2xui4>
    %17 = stablehlo.optimization_barrier %c_11 : tensor<0x1x2xui4>
    %c_12 = stablehlo.constant dense<1> : tensor<i8>
    %18 = stablehlo.optimization_barrier %c_12 : tensor<i8>
    %c_13 = stablehlo.constant dense<6> : tensor<i8>
    %19 = stablehlo.optimization_barrier %c_13 : tensor<i8>
    %20 = call @case_under_test(%15, %16, %17, %18, %19) : (tensor<1x5x1xf32>, tensor<f32>, tensor<0x1x2xui4>, tensor<i8>, tensor<i8>) -> tensor<1x5x1xf32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<1x5x1xf32>) -> tensor<1x5x1xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<1x5x1xi32>
    %22 = stablehlo.compare LT, %21, %c_14, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %c_15 = stablehlo.constant dense<2147483647> : tensor<1x5x1xi32>
    %23 = stablehlo.xor %21, %c_15 : tensor<1x5x1xi32>
    %24 = stablehlo.select %22, %23, %21 : tensor<1x5x1xi1>, tensor<1x5x1xi32>
    %c_16 = stablehlo.constant dense<[[[1073741824], [-1065353217], [1073741824], [1086324736], [0]]]> : tensor<1x5x1xi32>
    %25 = stablehlo.compare EQ, %24, %c_16, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %c_17 = stablehlo.constant dense<2139095040> : tensor<1x5x1xi32>
    %26 = stablehlo.compare GT, %24, %c_17, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %c_18 = stablehlo.constant dense<-2139095041> : tensor<1x5x1xi32>
    %27 = stablehlo.compare LT, %24, %c_18, SIGNED : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi1>
    %28 = stablehlo.or %26, %27 : tensor<1x5x1xi1>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %29 = stablehlo.reduce(%25 init: %c_19) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x5x1xi1>, tensor<i1>) -> tensor<i1>
    %30 = stablehlo.and %14, %29 : tensor<i1>
    return %30 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<1x5x1xf32>, %arg1: tensor<f32>, %arg2: tensor<0x1x2xui4>, %arg3: tensor<i8>, %arg4: tensor<i8>) -> tensor<1x5x1xf32> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = "stablehlo.if"(%c) ({
      stablehlo.return %arg0 : tensor<1x5x1xf32>
    }, {
      %1 = stablehlo.reverse %arg0, dims = [1] : tensor<1x5x1xf32>
      %2 = "stablehlo.gather"(%arg1, %arg2) <{dimension_numbers = #stablehlo.gather<>, indices_are_sorted = false, slice_sizes = array<i64>}> : (tensor<f32>, tensor<0x1x2xui4>) -> tensor<1x2xf32>
      %3 = stablehlo.shift_right_logical %arg3, %arg4 : tensor<i8>
      stablehlo.return %arg0 : tensor<1x5x1xf32>
    }) : (tensor<i1>) -> tensor<1x5x1xf32>
    return %0 : tensor<1x5x1xf32>
  }
}
