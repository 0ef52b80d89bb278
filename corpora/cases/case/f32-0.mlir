// A case of case on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<2x2x2xf32>, %2: tensor<2x1x4xi8>, %3: tensor<2x2x2xi8>) -> (tensor<2x2x2xf32>) {
  %23 = "stablehlo.case"(%0) ({
    "stablehlo.return"(%1) : (tensor<2x2x2xf32>) -> ()
  }, {
    %4 = "stablehlo.constant"() {value = dense<> : tensor<0xcomplex<f32>>} : () -> (tensor<0xcomplex<f32>>)
    %5 = "stablehlo.composite"(%4) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 0 : i32} : (tensor<0xcomplex<f32>>) -> (tensor<i32>)
    %6 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
    %10 = "stablehlo.reduce"(%4, %6) ({
    ^bb0(%7: tensor<complex<f32>>, %8: tensor<complex<f32>>):
      %9 = "stablehlo.multiply"(%7, %8) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
      "stablehlo.return"(%9) : (tensor<complex<f32>>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<0xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %11 = "stablehlo.replica_id"() : () -> (tensor<ui32>)
    "stablehlo.return"(%1) : (tensor<2x2x2xf32>) -> ()
  }, {
    %12 = "stablehlo.constant"() {value = dense<[[true, false]]> : tensor<1x2xi1>} : () -> (tensor<1x2xi1>)
    %13 = "stablehlo.all_to_all"(%12) {channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 1 : i64} : (tensor<1x2xi1>) -> (tensor<1x2xi1>)
    %14 = "stablehlo.constant"() {value = dense<"0xFEFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
    %15 = "stablehlo.constant"() {value = dense<"0x02000000"> : tensor<i32>} : () -> (tensor<i32>)
    %16 = "stablehlo.clamp"(%14, %0, %15) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %17 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
    %18 = "stablehlo.constant"() {value = dense<"0x1E000000"> : tensor<i32>} : () -> (tensor<i32>)
    %19 = "stablehlo.clamp"(%17, %16, %18) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %20 = "stablehlo.power"(%16, %19) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %21 = "stablehlo.convolution"(%2, %3) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions = [2], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [1], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 3>, window_reversal = array<i1: false>, window_strides = array<i64: 3>} : (tensor<2x1x4xi8>, tensor<2x2x2xi8>) -> (tensor<1x2x4xi8>)
    "stablehlo.return"(%1) : (tensor<2x2x2xf32>) -> ()
  }, {
    %22 = "stablehlo.constant"() {value = dense<"0x000000C00000C0C00000A040000080BF00000041000080C0000080BF0000C040"> : tensor<2x2x2xf32>} : () -> (tensor<2x2x2xf32>)
    "stablehlo.return"(%22) : (tensor<2x2x2xf32>) -> ()
  }) : (tensor<i32>) -> (tensor<2x2x2xf32>)
  "func.return"(%23) : (tensor<2x2x2xf32>) -> ()
}
func.func private @f0(%0: tensor<0xcomplex<f32>>) -> (tensor<i32>) {
  %1 = "stablehlo.negate"(%0) : (tensor<0xcomplex<f32>>) -> (tensor<0xcomplex<f32>>)
  %2 = "stablehlo.constant"() {value = dense<"0x00008040"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %3 = "stablehlo.all_to_all"(%2) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64} : (tensor<1xf32>) -> (tensor<1xf32>)
  %4 = "stablehlo.constant"() {value = dense<"0xF8FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  "func.return"(%4) : (tensor<i32>) -> ()
}
}
