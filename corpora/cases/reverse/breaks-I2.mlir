// Breaks I2 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi32>) -> (tensor<3x2xi32>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = unit} : (tensor<3x2xi32>) -> (tensor<3x2xi32>)
  "func.return"(%1) : (tensor<3x2xi32>) -> ()
}
}
