// Breaks C4 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>, %1: tensor<2x3xui8>, %2: tensor<2x3xui8>, %3: tensor<3x3xui8>) -> (tensor<10x3xui8>) {
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) {dimension = 100 : i64} : (tensor<3x3xui8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<3x3xui8>) -> (tensor<10x3xui8>)
  "func.return"(%4) : (tensor<10x3xui8>) -> ()
}
}
