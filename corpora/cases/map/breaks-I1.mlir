// Breaks I1 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf64>, %1: tensor<2x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3xf64>) {
  %7 = "stablehlo.map"(%0, %1) ({
  ^bb0(%2: tensor<f64>):
    %3 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> (tensor<i32>)
    %4 = "stablehlo.convert"(%3) : (tensor<i32>) -> (tensor<i1>)
    %5 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> (tensor<f64>)
    %6 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> (tensor<i1>)
    "stablehlo.return"(%2) : (tensor<f64>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>, tensor<2x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3xf64>)
  "func.return"(%7) : (tensor<2x3xf64>) -> ()
}
}
