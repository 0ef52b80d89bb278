// Breaks I1 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x2xf8E4M3FN>, %1: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3x4xbf16>) {
  %2 = "stablehlo.constant"() {value = dense<"0x7E"> : tensor<f8E4M3FN>} : () -> (tensor<f8E4M3FN>)
  %9 = "stablehlo.select_and_scatter"(%1, %0, %2) ({
  ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<bf16>, %7: tensor<bf16>):
    %8 = "stablehlo.minimum"(%6, %7) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%8) : (tensor<bf16>) -> ()
  }) {padding = dense<[[1, 1], [1, 1], [-1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 3, 2>} : (tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<2x2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<2x3x4xbf16>)
  "func.return"(%9) : (tensor<2x3x4xbf16>) -> ()
}
}
