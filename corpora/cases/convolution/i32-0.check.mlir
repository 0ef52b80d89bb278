// Self-checking: main returns true where a case of convolution on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xEBFFFFFFFAFFFFFF00E0FFFF0B0000000D000000D4FFFFFFD9FFFFFF14000000EEFFFFFFFDFFFFFF23000000C8FFFFFF0400000030000000F6FFFFFFBFFFFFFF1B000000EBFFFFFF"> : tensor<2x3x3xi32>} : () -> (tensor<2x3x3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x3x3xi32>) -> (tensor<2x3x3xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x3x3xi32>) -> (tensor<3x3x7xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x3DFDFFFF0000000029E2FDFF000000007B43FAFF00000000569001006E0E00000000000078F2FFFF000000004CEBFFFF0000000040070000011D000000000000BBE1FFFF0000000003FEFFFF00000000DDEAFFFF1CFFFFFF000000006E25000000000000F8F5000000000000083CFFFF240300000000000057FDFFFF00000000D50D0000000000001A180000F910000000000000F1B4FFFF000000009C1E00000000000033E7FFFF5EFCFFFF000000003CA40700000000005224FFFF000000008939FEFF5C03000000000000F5000000000000003B070000000000004DFDFFFFAEECFFFF00000000D101000000000000D00B000000000000EBEFFFFF"> : tensor<3x3x7xi32>} : () -> (tensor<3x3x7xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3x7xi32>, tensor<3x3x7xi32>) -> (tensor<3x3x7xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x3x7xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0x16000000D1FFFFFF20000000E4FFFFFF00FEFFFFDEFFFFFFFF0F0000F2FFFFFFD4FFFFFFC1FFFFFF01F8FFFF19000000F7FFFFFFC8FFFFFF06000000E9FFFFFF0102000016000000"> : tensor<2x3x3xi32>} : () -> (tensor<2x3x3xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<2x3x3xi32>) -> (tensor<2x3x3xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<2x3x3xi32>) -> (tensor<3x3x7xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x4E86FFFF000000009094FEFF000000005952FEFF0000000064300000816DFFFF000000006280FFFF000000001B1300000000000058C2FFFF1D610000000000000845FFFF000000006698000000000000383104005340000000000000E914FFFF000000001073FFFF00000000458FFEFF86A5FFFF00000000D189FFFF0000000083E4FFFF00000000C3F7FDFF3DB0FCFF00000000442B0000000000000AE8020000000000D6C20200A52C000000000000DB00F8FF000000009E24000000000000FA3C00008EC2FFFF00000000A9D0FFFF000000002798FFFF00000000DA0F00005A2D040000000000FA49040000000000B650FFFF00000000C04B0100"> : tensor<3x3x7xi32>} : () -> (tensor<3x3x7xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3x7xi32>, tensor<3x3x7xi32>) -> (tensor<3x3x7xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x3x7xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x3x3xi32>) -> (tensor<3x3x7xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x110000002E000000F3FFFFFFC4FFFFFF050000000E0000002B00000037000000F4FFFFFFFF000000FFFFFFFFF8FFFFFF06000000410000003F000000F7FFFFFF1D000000110000002E000000F3FFFFFFC4FFFFFF050000000E0000002B00000037000000F4FFFFFFFF000000FFFFFFFFF8FFFFFF06000000410000003F000000F7FFFFFF1D000000110000002E000000F3FFFFFFC4FFFFFF050000000E0000002B00000037000000F4FFFFFFFF000000FFFFFFFFF8FFFFFF06000000410000003F000000F7FFFFFF1D000000110000002E000000F3FFFFFFC4FFFFFF050000000E0000002B00000037000000F4FFFFFFFF000000FFFFFFFFF8FFFFFF06000000410000003F000000F7FFFFFF1D000000110000002E000000F3FFFFFFC4FFFFFF050000000E0000002B00000037000000F4FFFFFFFF000000FFFFFFFFF8FFFFFF06000000410000003F000000F7FFFFFF1D000000110000002E000000F3FFFFFFC4FFFFFF05000000"> : tensor<9x2x5xi32>} : () -> (tensor<9x2x5xi32>)
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>, batch_group_count = 3 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, window_strides = array<i64: 1>} : (tensor<9x2x5xi32>, tensor<2x3x3xi32>) -> (tensor<3x3x7xi32>)
  "func.return"(%2) : (tensor<3x3x7xi32>) -> ()
}
}
