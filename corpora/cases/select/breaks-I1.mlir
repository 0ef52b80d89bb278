// Breaks I1 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi16>, %1: tensor<4x2x2xi16>, %2: tensor<4x2x2xui8>) -> (tensor<4x2x2xi16>) {
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<4x2x2xui8>, tensor<4x2x2xi16>, tensor<4x2x2xi16>) -> (tensor<4x2x2xi16>)
  "func.return"(%3) : (tensor<4x2x2xi16>) -> ()
}
}
