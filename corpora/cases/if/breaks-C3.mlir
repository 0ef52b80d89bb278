// Breaks C3 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<2x3x4xi16>, %2: tensor<2x3x4xi16>) -> (tensor<2x3x4xi1>) {
  %3 = "stablehlo.if"(%0) ({
    "stablehlo.return"(%1) : (tensor<2x3x4xi16>) -> ()
  }, {
    "stablehlo.return"(%2) : (tensor<2x3x4xi16>) -> ()
  }) : (tensor<i1>) -> (tensor<2x3x4xi1>)
  "func.return"(%3) : (tensor<2x3x4xi1>) -> ()
}
}
