// Breaks C5 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui16>, %1: tensor<ui4>, %2: tensor<ui4>) -> (tensor<3x1xui16>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) {slice_sizes = array<i64: 1, 1>} : (tensor<3x2xui16>, tensor<ui4>, tensor<ui4>) -> (tensor<3x1xui16>)
  "func.return"(%3) : (tensor<3x1xui16>) -> ()
}
}
