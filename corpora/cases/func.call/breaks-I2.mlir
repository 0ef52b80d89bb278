// Breaks I2 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi8>) -> (tensor<3x2xi8>) {
  %1 = "func.call"(%0) : (tensor<3x2xi8>) -> (tensor<3x2xi8>)
  "func.return"(%1) : (tensor<3x2xi8>) -> ()
}
func.func private @f0(%0: tensor<3x2xi8>) -> (tensor<3x2xi8>) {
  "func.return"(%0) : (tensor<3x2xi8>) -> ()
}
}
