// Breaks I5 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi8>) -> (tensor<3x2xi8>) {
  %1 = "stablehlo.composite"(%0) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = unit} : (tensor<3x2xi8>) -> (tensor<3x2xi8>)
  "func.return"(%1) : (tensor<3x2xi8>) -> ()
}
func.func private @f0(%0: tensor<3x2xi8>) -> (tensor<3x2xi8>) {
  "func.return"(%0) : (tensor<3x2xi8>) -> ()
}
func.func private @f1(%0: tensor<3x2xi8>) -> (tensor<3x2xi8>) {
  %1 = "stablehlo.constant"() {value = dense<[[2, -1], [1, -4], [0, -1]]> : tensor<3x2xi8>} : () -> (tensor<3x2xi8>)
  "func.return"(%1) : (tensor<3x2xi8>) -> ()
}
}
