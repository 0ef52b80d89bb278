// Breaks C1 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<4x2x2xi8>, tensor<3x4xi32>) {
  %1, %2 = "stablehlo.case"(%0) : (tensor<i32>) -> (tensor<4x2x2xi8>, tensor<3x4xi32>)
  "func.return"(%1, %2) : (tensor<4x2x2xi8>, tensor<3x4xi32>) -> ()
}
}
