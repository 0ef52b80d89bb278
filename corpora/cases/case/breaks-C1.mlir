// Breaks C1 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<3x2xi1>) {
  %1 = "stablehlo.case"(%0) : (tensor<i32>) -> (tensor<3x2xi1>)
  "func.return"(%1) : (tensor<3x2xi1>) -> ()
}
}
