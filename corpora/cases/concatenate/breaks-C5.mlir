// Breaks C5 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<2x3xi1>, %2: tensor<0x3xi1>, %3: tensor<1x3xi1>) -> (tensor<5x3xi32>) {
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) {dimension = 0 : i64} : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<1x3xi1>) -> (tensor<5x3xi32>)
  "func.return"(%4) : (tensor<5x3xi32>) -> ()
}
}
