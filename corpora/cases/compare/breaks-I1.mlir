// Breaks I1 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E8M0FNU>, %1: tensor<3x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<3x2xi1>) {
  %2 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>, tensor<3x2xf8E8M0FNU>) -> (tensor<3x2xi1>)
  "func.return"(%2) : (tensor<3x2xi1>) -> ()
}
}
