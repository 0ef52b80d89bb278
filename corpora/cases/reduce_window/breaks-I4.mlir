// Breaks I4 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E4M3FNUZ>) -> (tensor<2x2xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xFF"> : tensor<f8E4M3FNUZ>} : () -> (tensor<f8E4M3FNUZ>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[2, 2], [-1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = "wrong"} : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<2x2xf32>)
  "func.return"(%5) : (tensor<2x2xf32>) -> ()
}
}
