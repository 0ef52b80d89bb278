// A case of logistic on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x0x2xf32>) -> (tensor<1x2x0x2xf32>) {
  %1 = "stablehlo.logistic"(%0) : (tensor<1x2x0x2xf32>) -> (tensor<1x2x0x2xf32>)
  "func.return"(%1) : (tensor<1x2x0x2xf32>) -> ()
}
}
