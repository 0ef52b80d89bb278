// Breaks C6 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi2>, %1: tensor<3x2xi2>, %2: tensor<3x3xi2>, %3: tensor<3x12xi2>) -> (tensor<3x9xi2>) {
  %4 = "stablehlo.concatenate"(%0, %1, %3, %2) {dimension = 1 : i64} : (tensor<3x2xi2>, tensor<3x2xi2>, tensor<3x12xi2>, tensor<3x3xi2>) -> (tensor<3x9xi2>)
  "func.return"(%4) : (tensor<3x9xi2>) -> ()
}
}
