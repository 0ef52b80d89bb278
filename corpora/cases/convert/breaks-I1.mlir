// Breaks I1 of convert; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<3x3xbf16>) {
  %1 = "stablehlo.convert"(%0) : (tensor<3x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<3x3xbf16>)
  "func.return"(%1) : (tensor<3x3xbf16>) -> ()
}
}
