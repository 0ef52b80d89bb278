// Breaks I1 of log; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>) -> (tensor<3x3xui8>) {
  %1 = "stablehlo.log"(%0) : (tensor<3x3xui8>) -> (tensor<3x3xui8>)
  "func.return"(%1) : (tensor<3x3xui8>) -> ()
}
}
