// Breaks C1 of count_leading_zeros; made by python -m corpora build.
module {
func.func public @main(%0: tensor<12x3xi8>) -> (tensor<2x3xi8>) {
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<12x3xi8>) -> (tensor<2x3xi8>)
  "func.return"(%1) : (tensor<2x3xi8>) -> ()
}
}
