// A case of reduce_window on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x7xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<f32>} : () -> (tensor<f32>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x7xf32>)
  "func.return"(%5) : (tensor<2x7xf32>) -> ()
}
}
