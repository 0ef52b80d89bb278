// A case of reduce_window on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<1xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0100A03F0200E03F"> : tensor<2xf32>} : () -> (tensor<2xf32>)
  %5 = "stablehlo.reduce_window"(%1, %0) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {base_dilations = array<i64: 1>, padding = dense<[[1, -1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>} : (tensor<2xf32>, tensor<f32>) -> (tensor<1xf32>)
  "func.return"(%5) : (tensor<1xf32>) -> ()
}
}
