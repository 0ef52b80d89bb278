// Breaks I2 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>) -> (tensor<3x3xi64>) {
  %1 = "stablehlo.composite"(%0) {composite_attributes = {}, decomposition = @f0, version = 0 : i32} : (tensor<3x3xi64>) -> (tensor<3x3xi64>)
  "func.return"(%1) : (tensor<3x3xi64>) -> ()
}
func.func private @f0(%0: tensor<3x3xi64>) -> (tensor<3x3xi64>) {
  "func.return"(%0) : (tensor<3x3xi64>) -> ()
}
}
