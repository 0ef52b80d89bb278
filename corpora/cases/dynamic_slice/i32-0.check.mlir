// Self-checking: main returns true where a case of dynamic_slice on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xF9C47C8800200000FFFF0700846759ED05BF979B04000000FF7F0000FFF7FFFF00C0FFFFFFFFFF7FFF3F0000000400000102000001008000349812DD01000000D4ACAF75F9C47C8800200000FFFF0700846759ED05BF979B04000000FF7F0000FFF7FFFF00C0FFFFFFFFFF7FFF3F0000000400000102000001008000349812DD01000000D4ACAF75F9C47C8800200000FFFF0700846759ED05BF979B04000000FF7F0000FFF7FFFF00C0FFFFFFFFFF7FFF3F0000000400000102000001008000349812DD01000000D4ACAF75F9C47C8800200000FFFF0700846759ED05BF979B04000000FF7F0000FFF7FFFF00C0FFFFFFFFFF7FFF3F00000004000001020000"> : tensor<2x2x2x2x2x2xi32>} : () -> (tensor<2x2x2x2x2x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x2x2x2x2x2xi32>) -> (tensor<2x2x2x2x2x2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui4>} : () -> (tensor<ui4>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<ui4>) -> (tensor<ui4>)
  %v5 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui4>} : () -> (tensor<ui4>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<ui4>) -> (tensor<ui4>)
  %v7 = "func.call"(%v2, %v4, %v6) {callee = @case_under_test} : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>) -> (tensor<0x0x0x0x1x2xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0xFFFFFF3F0040000001F8FFFF0100040000FCFFFFF3D4031AC3BF59B76126BCE900000080010000F0000000806126BCE9010000FF092F2B970C0000000C00000041000000FFFFFF3F0040000001F8FFFF0100040000FCFFFFF3D4031AC3BF59B76126BCE900000080010000F0000000806126BCE9010000FF092F2B970C0000000C00000041000000FFFFFF3F0040000001F8FFFF0100040000FCFFFFF3D4031AC3BF59B76126BCE900000080010000F0000000806126BCE9010000FF092F2B970C0000000C00000041000000FFFFFF3F0040000001F8FFFF0100040000FCFFFFF3D4031AC3BF59B76126BCE900000080010000F0000000806126BCE9010000FF"> : tensor<2x2x2x2x2x2xi32>} : () -> (tensor<2x2x2x2x2x2xi32>)
  %v9 = "stablehlo.optimization_barrier"(%v8) : (tensor<2x2x2x2x2x2xi32>) -> (tensor<2x2x2x2x2x2xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui4>} : () -> (tensor<ui4>)
  %v11 = "stablehlo.optimization_barrier"(%v10) : (tensor<ui4>) -> (tensor<ui4>)
  %v12 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui4>} : () -> (tensor<ui4>)
  %v13 = "stablehlo.optimization_barrier"(%v12) : (tensor<ui4>) -> (tensor<ui4>)
  %v14 = "func.call"(%v9, %v11, %v13) {callee = @case_under_test} : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>) -> (tensor<0x0x0x0x1x2xi32>)
  %v15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v15) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x2x2x2x2x2xi32>, %1: tensor<ui4>, %2: tensor<ui4>) -> (tensor<0x0x0x0x1x2xi32>) {
  %3 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<ui4>} : () -> (tensor<ui4>)
  %4 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui4>} : () -> (tensor<ui4>)
  %5 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui4>} : () -> (tensor<ui4>)
  %6 = "stablehlo.dynamic_slice"(%0, %1, %3, %2, %4, %5, %4) {slice_sizes = array<i64: 0, 0, 0, 0, 1, 2>} : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> (tensor<0x0x0x0x1x2xi32>)
  "func.return"(%6) : (tensor<0x0x0x0x1x2xi32>) -> ()
}
}
