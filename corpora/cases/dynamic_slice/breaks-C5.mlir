// Breaks C5 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>, %1: tensor<i2>, %2: tensor<i2>, %3: tensor<i2>) -> (tensor<4x1x2xi64>) {
  %4 = "stablehlo.dynamic_slice"(%0, %1, %2, %3) {slice_sizes = array<i64: 4, 1, 0>} : (tensor<4x2x2xi64>, tensor<i2>, tensor<i2>, tensor<i2>) -> (tensor<4x1x2xi64>)
  "func.return"(%4) : (tensor<4x1x2xi64>) -> ()
}
}
