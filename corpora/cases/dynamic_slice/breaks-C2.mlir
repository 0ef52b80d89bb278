// Breaks C2 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui16>, %1: tensor<ui16>, %2: tensor<3x3x1xf16>) -> (tensor<2x3xf16>) {
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1) {slice_sizes = array<i64: 2, 3>} : (tensor<3x3x1xf16>, tensor<ui16>, tensor<ui16>) -> (tensor<2x3xf16>)
  "func.return"(%3) : (tensor<2x3xf16>) -> ()
}
}
