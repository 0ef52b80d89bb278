// Breaks I3 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<3x3xi4>) -> (tensor<3x3xi4>) {
  %2 = "stablehlo.if"(%0) ({
    "stablehlo.return"(%1) : (tensor<3x3xi4>) -> ()
  }, {
  }) : (tensor<i1>) -> (tensor<3x3xi4>)
  "func.return"(%2) : (tensor<3x3xi4>) -> ()
}
}
