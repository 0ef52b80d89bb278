// Breaks C1 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1xf8E4M3FNUZ>, %1: tensor<3x1xf8E4M3FNUZ>, %2: tensor<3x3xf16>) -> (tensor<3x5xf16>) {
  %3 = "stablehlo.concatenate"(%2, %0, %1) {dimension = 1 : i64} : (tensor<3x3xf16>, tensor<3x1xf8E4M3FNUZ>, tensor<3x1xf8E4M3FNUZ>) -> (tensor<3x5xf16>)
  "func.return"(%3) : (tensor<3x5xf16>) -> ()
}
}
