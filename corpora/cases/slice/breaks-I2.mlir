// Breaks I2 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi64>) -> (tensor<0x0xi64>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 2>, start_indices = unit, strides = array<i64: 100, 1>} : (tensor<3x2xi64>) -> (tensor<0x0xi64>)
  "func.return"(%1) : (tensor<0x0xi64>) -> ()
}
}
