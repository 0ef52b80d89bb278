// A case of reduce_window on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi32>) -> (tensor<1xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00000080"> : tensor<i32>} : () -> (tensor<i32>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i32>, %3: tensor<i32>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%4) : (tensor<i32>) -> ()
  }) {base_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 3>} : (tensor<2xi32>, tensor<i32>) -> (tensor<1xi32>)
  "func.return"(%5) : (tensor<1xi32>) -> ()
}
}
