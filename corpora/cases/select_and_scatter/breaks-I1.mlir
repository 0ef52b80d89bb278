// Breaks I1 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x1xf8E4M3>, %1: tensor<f8E4M3>, %2: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3x4xf8E4M3>) {
  %9 = "stablehlo.select_and_scatter"(%2, %0, %1) ({
  ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f8E4M3>, %7: tensor<f8E4M3>):
    %8 = "stablehlo.maximum"(%6, %7) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    "stablehlo.return"(%8) : (tensor<f8E4M3>) -> ()
  }) {padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 4>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<1x1x1xf8E4M3>, tensor<f8E4M3>) -> (tensor<2x3x4xf8E4M3>)
  "func.return"(%9) : (tensor<2x3x4xf8E4M3>) -> ()
}
}
