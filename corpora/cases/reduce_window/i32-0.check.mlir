// Self-checking: main returns true where a case of reduce_window on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<4x2x4xi32>)
  %v2 = "stablehlo.constant"() {value = dense<"0x434274486B467469FB76E4F9FFFFFFFFE0FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF4342F4FF6B46F4FFFB76F4F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0D0080FF4F42F4FF6B46F4FFFB76F4F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFDFF4F42F4FF6B46F4FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x2x4xi32>} : () -> (tensor<4x2x4xi32>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2x4xi32>, tensor<4x2x4xi32>) -> (tensor<4x2x4xi1>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v8 = "stablehlo.reduce"(%v3, %v7) ({
  ^bb0(%v4: tensor<i1>, %v5: tensor<i1>):
    %v6 = "stablehlo.and"(%v4, %v5) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v6) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<4x2x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v9 = "func.call"() {callee = @case_under_test} : () -> (tensor<4x2x4xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x434274486B467469FB76E4F9FFFFFFFFE0FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF4342F4FF6B46F4FFFB76F4F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0D0080FF4F42F4FF6B46F4FFFB76F4F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFDFF4F42F4FF6B46F4FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x2x4xi32>} : () -> (tensor<4x2x4xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2x4xi32>, tensor<4x2x4xi32>) -> (tensor<4x2x4xi1>)
  %v15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v16 = "stablehlo.reduce"(%v11, %v15) ({
  ^bb0(%v12: tensor<i1>, %v13: tensor<i1>):
    %v14 = "stablehlo.and"(%v12, %v13) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v14) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<4x2x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v17 = "stablehlo.and"(%v8, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v17) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<4x2x4xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x434274486A444429D332E4F8FFEFFFFFE0FFFFFFEEFFFFFF0100000201E0FFFF000080FFFF030000FFFFF7FF0700000041000000FCFFFFFFFFFFFDFF0C000000010080FF434274486A444429D332E4F8FFEFFFFFE0FFFFFFEEFFFFFF0100000201E0FFFF000080FFFF030000FFFFF7FF0700000041000000FCFFFFFFFFFFFDFF0C000000010080FF434274486A444429D332E4F8FFEFFFFFE0FFFFFFEEFFFFFF0100000201E0FFFF000080FFFF030000FFFFF7FF0700000041000000FCFFFFFFFFFFFDFF0C000000010080FF434274486A444429D332E4F8FFEFFFFFE0FFFFFFEEFFFFFF0100000201E0FFFF000080FFFF030000FFFFF7FF0700000041000000"> : tensor<4x4x4xi32>} : () -> (tensor<4x4x4xi32>)
  %1 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i32>, %3: tensor<i32>):
    %4 = "stablehlo.or"(%2, %3) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%4) : (tensor<i32>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<4x4x4xi32>, tensor<i32>) -> (tensor<4x2x4xi32>)
  "func.return"(%5) : (tensor<4x2x4xi32>) -> ()
}
}
