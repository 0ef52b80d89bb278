// Breaks I2 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>, %1: tensor<i64>, %2: tensor<2x1x0x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<4x2x2xi64>) {
  %9 = "stablehlo.select_and_scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<i64>, %7: tensor<i64>):
    %8 = "stablehlo.or"(%6, %7) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%8) : (tensor<i64>) -> ()
  }) {padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 4>, window_strides = array<i64: 2, 1, 1>} : (tensor<4x2x2xi64>, tensor<2x1x0x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<i64>) -> (tensor<4x2x2xi64>)
  "func.return"(%9) : (tensor<4x2x2xi64>) -> ()
}
}
