// Breaks C1 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui64>, %1: tensor<ui64>, %2: tensor<3x3xi64>) -> (tensor<3x2xf16>) {
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1) {slice_sizes = array<i64: 3, 2>} : (tensor<3x3xi64>, tensor<ui64>, tensor<ui64>) -> (tensor<3x2xf16>)
  "func.return"(%3) : (tensor<3x2xf16>) -> ()
}
}
