// Self-checking: main returns true where a case of case on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.optimization_barrier %c : tensor<i32>
    %cst = stablehlo.constant dense<[[[0.000000e+00, -2.000000e+00], [-6.000000e+00, 8.000000e+00]], [[-5.000000e+00, 0.000000e+00], [-8.000000e+00, 5.000000e+00]]]> : tensor<2x2x2xf32>
    %1 = stablehlo.optimization_barrier %cst : tensor<2x2x2xf32>
    %c_0 = stablehlo.constant dense<[[[5, -1, 0, 4]], [[-2, 2, -4, 3]]]> : tensor<2x1x4xi8>
    %2 = stablehlo.optimization_barrier %c_0 : tensor<2x1x4xi8>
    %c_1 = stablehlo.constant dense<[[[2, 2], [-2, 0]], [[4, -2], [-3, 3]]]> : tensor<2x2x2xi8>
    %3 = stablehlo.optimization_barrier %c_1 : tensor<2x2x2xi8>
    %4 = call @case_under_test(%0, %1, %2, %3) : (tensor<i32>, tensor<2x2x2xf32>, tensor<2x1x4xi8>, tensor<2x2x2xi8>) -> tensor<2x2x2xf32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<2x2x2xf32>) -> tensor<2x2x2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<2x2x2xi32>
    %6 = stablehlo.compare LT, %5, %c_2, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<2x2x2xi32>
    %7 = stablehlo.xor %5, %c_3 : tensor<2x2x2xi32>
    %8 = stablehlo.select %6, %7, %5 : tensor<2x2x2xi1>, tensor<2x2x2xi32>
    %c_4 = stablehlo.constant dense<[[[0, -1073741825], [-1086324737, 1090519040]], [[-1084227585, 0], [-1090519041, 1084227584]]]> : tensor<2x2x2xi32>
    %9 = stablehlo.compare EQ, %8, %c_4, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<2x2x2xi32>
    %10 = stablehlo.compare GT, %8, %c_5, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<2x2x2xi32>
    %11 = stablehlo.compare LT, %8, %c_6, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %12 = stablehlo.or %10, %11 : tensor<2x2x2xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%9 init: %c_7) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x2x2xi1>, tensor<i1>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<-1> : tensor<i32>
    %14 = stablehlo.optimization_barrier %c_8 : tensor<i32>
    %cst_9 = stablehlo.constant dense<[[[6.000000e+00, 8.000000e+00], [1.000000e+00, -7.000000e+00]], [[-2.000000e+00, 6.000000e+00], [-8.000000e+00, 3.000000e+00]]]> : tensor<2x2x2xf32>
    %15 = stablehlo.optimization_barrier %cst_9 : tensor<2x2x2xf32>
    %c_10 = stablehlo.constant dense<[[[-3, -2, -4, -3]], [[-3, -1, -4, 2]]]> : tensor<2x1x4xi8>
    %16 = stablehlo.optimization_barrier %c_10 : tensor<2x1x4xi8>
    %c_11 = stablehlo.constant dense<[[[-3, 3], [5, -3]], [[4, -2], [3, 3]]]> : tensor<2x2x2xi8>
    %17 = stablehlo.optimization_barrier %c_11 : tensor<2x2x2xi8>
    %18 = call @case_under_test(%14, %15, %16, %17) : (tensor<i32>, tensor<2x2x2xf32>, tensor<2x1x4xi8>, tensor<2x2x2xi8>) -> tensor<2x2x2xf32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<2x2x2xf32>) -> tensor<2x2x2xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<2x2x2xi32>
    %20 = stablehlo.compare LT, %19, %c_12, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %c_13 = stablehlo.constant dense<2147483647> : tensor<2x2x2xi32>
    %21 = stablehlo.xor %19, %c_13 : tensor<2x2x2xi32>
    %22 = stablehlo.select %20, %21, %19 : tensor<2x2x2xi1>, tensor<2x2x2xi32>
    %c_14 = stablehlo.constant dense<[[[-1073741825, -1086324737], [1084227584, -1065353217]], [[1090519040, -1082130433], [-1065353217, 1086324736]]]> : tensor<2x2x2xi32>
    %23 = stablehlo.compare EQ, %22, %c_14, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %c_15 = stablehlo.constant dense<2139095040> : tensor<2x2x2xi32>
    %24 = stablehlo.compare GT, %22, %c_15, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %c_16 = stablehlo.constant dense<-2139095041> : tensor<2x2x2xi32>
    %25 = stablehlo.compare LT, %22, %c_16, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
    %26 = stablehlo.or %24, %25 : tensor<2x2x2xi1>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.reduce(%23 init: %c_17) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x2x2xi1>, tensor<i1>) -> tensor<i1>
    %28 = stablehlo.and %13, %27 : tensor<i1>
    return %28 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<i32>, %arg1: tensor<2x2x2xf32>, %arg2: tensor<2x1x4xi8>, %arg3: tensor<2x2x2xi8>) -> tensor<2x2x2xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      stablehlo.return %arg1 : tensor<2x2x2xf32>
    }, {
      %cst = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
      %1 = stablehlo.composite "test.composite" %cst {decomposition = @f0} : (tensor<0xcomplex<f32>>) -> tensor<i32>
      %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %2 = stablehlo.reduce(%cst init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      %3 = stablehlo.replica_id : tensor<ui32>
      stablehlo.return %arg1 : tensor<2x2x2xf32>
    }, {
      %c = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
      %1 = "stablehlo.all_to_all"(%c) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 1 : i64}> : (tensor<1x2xi1>) -> tensor<1x2xi1>
      %c_0 = stablehlo.constant dense<-2> : tensor<i32>
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.clamp %c_0, %arg0, %c_1 : tensor<i32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %c_3 = stablehlo.constant dense<30> : tensor<i32>
      %3 = stablehlo.clamp %c_2, %2, %c_3 : tensor<i32>
      %4 = stablehlo.power %2, %3 : tensor<i32>
      %5 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [f, b, 0]x[i, 0, o]->[b, f, 0], window = {stride = [3], pad = [[8, 0]], lhs_dilate = [2], rhs_dilate = [3], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x4xi8>, tensor<2x2x2xi8>) -> tensor<1x2x4xi8>
      stablehlo.return %arg1 : tensor<2x2x2xf32>
    }, {
      %cst = stablehlo.constant dense<[[[-2.000000e+00, -6.000000e+00], [5.000000e+00, -1.000000e+00]], [[8.000000e+00, -4.000000e+00], [-1.000000e+00, 6.000000e+00]]]> : tensor<2x2x2xf32>
      stablehlo.return %cst : tensor<2x2x2xf32>
    }) : (tensor<i32>) -> tensor<2x2x2xf32>
    return %0 : tensor<2x2x2xf32>
  }
  func.func private @f0(%arg0: tensor<0xcomplex<f32>>) -> tensor<i32> {
    %0 = stablehlo.negate %arg0 : tensor<0xcomplex<f32>>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<1xf32>
    %1 = "stablehlo.all_to_all"(%cst) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64}> : (tensor<1xf32>) -> tensor<1xf32>
    %c = stablehlo.constant dense<-8> : tensor<i32>
    return %c : tensor<i32>
  }
}
