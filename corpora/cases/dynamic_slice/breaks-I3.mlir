// Breaks I3 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3FNUZ>, %1: tensor<ui32>, %2: tensor<ui32>, %3: tensor<ui32>) -> (tensor<0x2x1xf8E4M3FNUZ>) {
  %4 = "stablehlo.dynamic_slice"(%0, %1, %2, %3) {slice_sizes = unit} : (tensor<2x3x4xf8E4M3FNUZ>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<0x2x1xf8E4M3FNUZ>)
  "func.return"(%4) : (tensor<0x2x1xf8E4M3FNUZ>) -> ()
}
}
