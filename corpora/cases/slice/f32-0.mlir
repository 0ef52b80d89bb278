// A case of slice on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x1xf32>) -> (tensor<1x0x1xf32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 0, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 4, 1, 2>} : (tensor<3x1x1xf32>) -> (tensor<1x0x1xf32>)
  "func.return"(%1) : (tensor<1x0x1xf32>) -> ()
}
}
