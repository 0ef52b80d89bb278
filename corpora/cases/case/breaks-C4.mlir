// Breaks C4 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<3x2xi1>) -> (tensor<3x2xf16>) {
  %2 = "stablehlo.case"(%0) ({
    "stablehlo.return"(%1) : (tensor<3x2xi1>) -> ()
  }) : (tensor<i32>) -> (tensor<3x2xf16>)
  "func.return"(%2) : (tensor<3x2xf16>) -> ()
}
}
