// Breaks C2 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>, %1: tensor<3x2xf16>, %2: tensor<4x2xf16>) -> (tensor<3x6xf16>) {
  %3 = "stablehlo.concatenate"(%0, %2, %1) {dimension = 1 : i64} : (tensor<3x2xf16>, tensor<4x2xf16>, tensor<3x2xf16>) -> (tensor<3x6xf16>)
  "func.return"(%3) : (tensor<3x6xf16>) -> ()
}
}
