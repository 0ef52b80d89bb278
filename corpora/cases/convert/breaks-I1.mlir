// Breaks I1 of convert; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2xf4E2M1FN>) {
  %1 = "stablehlo.convert"(%0) : (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2xf4E2M1FN>)
  "func.return"(%1) : (tensor<3x2xf4E2M1FN>) -> ()
}
}
