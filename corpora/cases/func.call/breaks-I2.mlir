// Breaks I2 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
  %1 = "func.call"(%0) {callee = @f0} : (tensor<3x3xi1>) -> (tensor<3x3xi1>)
  %2 = "func.call"(%1) : (tensor<3x3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%2) : (tensor<3x3xi1>) -> ()
}
func.func private @f0(%0: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
  "func.return"(%0) : (tensor<3x3xi1>) -> ()
}
}
