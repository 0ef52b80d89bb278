// Breaks C6 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x!quant.uniform<i8<-128:127>:f32:0, {0.25:0, 0.5:0, 0.25:0}>>) -> (tensor<2x1x3x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0}>>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 3, 2>} : (tensor<3x3x!quant.uniform<i8<-128:127>:f32:0, {0.25:0, 0.5:0, 0.25:0}>>) -> (tensor<2x1x3x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0}>>)
  "func.return"(%1) : (tensor<2x1x3x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0}>>) -> ()
}
}
