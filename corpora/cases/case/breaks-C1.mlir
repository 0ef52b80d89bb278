// Breaks C1 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<4x2x2xi8>, tensor<i16>, tensor<i32>) {
  %1, %2, %3 = "stablehlo.case"(%0) : (tensor<i32>) -> (tensor<4x2x2xi8>, tensor<i16>, tensor<i32>)
  "func.return"(%1, %2, %3) : (tensor<4x2x2xi8>, tensor<i16>, tensor<i32>) -> ()
}
}
