// A case of case on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<2x2x2xf32>, %arg2: tensor<2x1x4xi8>, %arg3: tensor<2x2x2xi8>) -> tensor<2x2x2xf32> {
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
