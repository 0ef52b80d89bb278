// Breaks C34 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: tensor<3x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<3x2xi1>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions = [], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = []>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64>, padding = dense<> : tensor<0x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>} : (tensor<3x3xi1>, tensor<3x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<3x2xi1>)
  "func.return"(%2) : (tensor<3x2xi1>) -> ()
}
}
