// Breaks C4 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi64>, %1: tensor<ui16>, %2: tensor<ui16>) -> (tensor<3x3xi64>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) {slice_sizes = array<i64: 3, 3>} : (tensor<2x3xi64>, tensor<ui16>, tensor<ui16>) -> (tensor<3x3xi64>)
  "func.return"(%3) : (tensor<3x3xi64>) -> ()
}
}
