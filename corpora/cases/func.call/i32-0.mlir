// A case of func.call on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) {
  %1, %2, %3 = "func.call"(%0) {callee = @f0} : (tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>)
  "func.return"(%1, %2, %3) : (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) -> ()
}
func.func private @f0(%0: tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) {
  %1 = "stablehlo.constant"() {value = dense<"0xFBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0100000007000000FDFFFFFFFBFFFFFFFEFFFFFFFBFFFFFF080000000600000002000000FFFFFFFF060000000200000003000000FBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0100000007000000FDFFFFFFFBFFFFFFFEFFFFFFFBFFFFFF080000000600000002000000FFFFFFFF060000000200000003000000FBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0100000007000000FDFFFFFFFBFFFFFFFEFFFFFFFBFFFFFF080000000600000002000000FFFFFFFF060000000200000003000000FBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0100000007000000FDFFFFFFFBFFFFFFFEFFFFFF"> : tensor<5x4x3xi32>} : () -> (tensor<5x4x3xi32>)
  %2 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> (tensor<5x4x3xi1>)
  %3 = "stablehlo.rsqrt"(%0) : (tensor<f16>) -> (tensor<f16>)
  "func.return"(%1, %3, %2) : (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) -> ()
}
}
