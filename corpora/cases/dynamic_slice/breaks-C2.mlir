// Breaks C2 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui2>, %1: tensor<ui2>, %2: tensor<3xf64>) -> (tensor<3x2xf64>) {
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1) {slice_sizes = array<i64: 3, 2>} : (tensor<3xf64>, tensor<ui2>, tensor<ui2>) -> (tensor<3x2xf64>)
  "func.return"(%3) : (tensor<3x2xf64>) -> ()
}
}
