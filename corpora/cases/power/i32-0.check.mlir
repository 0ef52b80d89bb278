// Self-checking: main returns true where a case of power on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xA136DAAB353E454A01F8FFFF00010000"> : tensor<1x4xi32>} : () -> (tensor<1x4xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1x4xi32>) -> (tensor<1x4xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x010080FF01E0FFFF0140000090E43826"> : tensor<1x4xi32>} : () -> (tensor<1x4xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<1x4xi32>) -> (tensor<1x4xi32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<1x4xi32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x00002000010000010100F0FFFFFF0300"> : tensor<1x4xi32>} : () -> (tensor<1x4xi32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<1x4xi32>) -> (tensor<1x4xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0xFFDFFFFF82D537F60100E0FFBFFFFFFF"> : tensor<1x4xi32>} : () -> (tensor<1x4xi32>)
  %v9 = "stablehlo.optimization_barrier"(%v8) : (tensor<1x4xi32>) -> (tensor<1x4xi32>)
  %v10 = "func.call"(%v7, %v9) {callee = @case_under_test} : (tensor<1x4xi32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1x4xi32>, %1: tensor<1x4xi32>) -> (tensor<1x4xi32>) {
  %2 = "stablehlo.power"(%0, %1) : (tensor<1x4xi32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  "func.return"(%2) : (tensor<1x4xi32>) -> ()
}
}
