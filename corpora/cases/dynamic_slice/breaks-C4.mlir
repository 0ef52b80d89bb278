// Breaks C4 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E3M4>, %1: tensor<i16>, %2: tensor<i16>) -> (tensor<1x100xf8E3M4>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) {slice_sizes = array<i64: 1, 100>} : (tensor<3x2xf8E3M4>, tensor<i16>, tensor<i16>) -> (tensor<1x100xf8E3M4>)
  "func.return"(%3) : (tensor<1x100xf8E3M4>) -> ()
}
}
