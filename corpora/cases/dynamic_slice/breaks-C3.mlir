// Breaks C3 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi32>, %1: tensor<i16>, %2: tensor<i64>) -> (tensor<3x1xi32>) {
  %3 = "stablehlo.dynamic_slice"(%0, %2, %1) {slice_sizes = array<i64: 3, 1>} : (tensor<3x2xi32>, tensor<i64>, tensor<i16>) -> (tensor<3x1xi32>)
  "func.return"(%3) : (tensor<3x1xi32>) -> ()
}
}
