// Breaks C1 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>) -> (tensor<4x2x2xcomplex<f64>>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 2, 1>} : (tensor<4x2x2xui8>) -> (tensor<4x2x2xcomplex<f64>>)
  "func.return"(%1) : (tensor<4x2x2xcomplex<f64>>) -> ()
}
}
