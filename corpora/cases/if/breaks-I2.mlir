// Breaks I2 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<3x2xui16>) -> (tensor<3x2xui16>, tensor<i1>) {
  %2, %3 = "stablehlo.if"(%0) ({
  }, {
    "stablehlo.return"(%1, %0) : (tensor<3x2xui16>, tensor<i1>) -> ()
  }) : (tensor<i1>) -> (tensor<3x2xui16>, tensor<i1>)
  "func.return"(%2, %3) : (tensor<3x2xui16>, tensor<i1>) -> ()
}
}
