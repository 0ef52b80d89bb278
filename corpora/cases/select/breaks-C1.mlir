// Breaks C1 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi8>, %1: tensor<2x3x4xi8>, %2: tensor<2xi1>) -> (tensor<2x3x4xi8>) {
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<2xi1>, tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> (tensor<2x3x4xi8>)
  "func.return"(%3) : (tensor<2x3x4xi8>) -> ()
}
}
