// Breaks C2 of reshape; made by python -m corpora build.
module {
func.func public @main(%0: tensor<12x3xui4>) -> (tensor<6xui4>) {
  %1 = "stablehlo.reshape"(%0) : (tensor<12x3xui4>) -> (tensor<6xui4>)
  "func.return"(%1) : (tensor<6xui4>) -> ()
}
}
