// Breaks C2 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<3x3xi64>, %2: tensor<2x0xi64>) -> (tensor<3x6xi64>) {
  %3 = "stablehlo.concatenate"(%0, %2, %1) {dimension = 1 : i64} : (tensor<3x3xi64>, tensor<2x0xi64>, tensor<3x3xi64>) -> (tensor<3x6xi64>)
  "func.return"(%3) : (tensor<3x6xi64>) -> ()
}
}
