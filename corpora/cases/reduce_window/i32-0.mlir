// A case of reduce_window on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x2x4xi32>) {
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
