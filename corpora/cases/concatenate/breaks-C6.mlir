// Breaks C6 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E5M2>, %1: tensor<0x3xf8E5M2>, %2: tensor<2x3xf8E5M2>) -> (tensor<14x3xf8E5M2>) {
  %3 = "stablehlo.concatenate"(%0, %1, %2) {dimension = 0 : i64} : (tensor<2x3xf8E5M2>, tensor<0x3xf8E5M2>, tensor<2x3xf8E5M2>) -> (tensor<14x3xf8E5M2>)
  "func.return"(%3) : (tensor<14x3xf8E5M2>) -> ()
}
}
