// Breaks C2 of reshape; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>) -> (tensor<9xf32>) {
  %1 = "stablehlo.reshape"(%0) : (tensor<3x2xf32>) -> (tensor<9xf32>)
  "func.return"(%1) : (tensor<9xf32>) -> ()
}
}
