// Breaks C3 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<3x2xui32>, %2: tensor<3x2xui32>) -> (tensor<3x2xi32>) {
  %3 = "stablehlo.if"(%0) ({
    "stablehlo.return"(%1) : (tensor<3x2xui32>) -> ()
  }, {
    "stablehlo.return"(%2) : (tensor<3x2xui32>) -> ()
  }) : (tensor<i1>) -> (tensor<3x2xi32>)
  "func.return"(%3) : (tensor<3x2xi32>) -> ()
}
}
