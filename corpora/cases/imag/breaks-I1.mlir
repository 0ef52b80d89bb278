// Breaks I1 of imag; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<3x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) {
  %1 = "stablehlo.imag"(%0) : (tensor<3x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<3x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>)
  "func.return"(%1) : (tensor<3x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> ()
}
}
