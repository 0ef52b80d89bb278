// Breaks C3 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3B11FNUZ>, %1: tensor<ui2>, %2: tensor<i32>) -> (tensor<1x2xf8E4M3B11FNUZ>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) {slice_sizes = array<i64: 1, 2>} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<ui2>, tensor<i32>) -> (tensor<1x2xf8E4M3B11FNUZ>)
  "func.return"(%3) : (tensor<1x2xf8E4M3B11FNUZ>) -> ()
}
}
