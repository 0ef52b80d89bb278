// Breaks C2 of abs; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<2x3xbf16>) {
  %1 = "stablehlo.abs"(%0) : (tensor<2x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<2x3xbf16>)
  "func.return"(%1) : (tensor<2x3xbf16>) -> ()
}
}
