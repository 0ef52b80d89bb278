// Breaks C2 of abs; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<3x2xf8E3M4>) {
  %1 = "stablehlo.abs"(%0) : (tensor<3x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<3x2xf8E3M4>)
  "func.return"(%1) : (tensor<3x2xf8E3M4>) -> ()
}
}
