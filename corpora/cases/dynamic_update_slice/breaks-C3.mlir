// Breaks C3 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tensor<i16>, %2: tensor<i16>, %3: tensor<i16>, %4: tensor<1xi64>) -> (tensor<2x3x4xi64>) {
  %5 = "stablehlo.dynamic_update_slice"(%0, %4, %1, %2, %3) : (tensor<2x3x4xi64>, tensor<1xi64>, tensor<i16>, tensor<i16>, tensor<i16>) -> (tensor<2x3x4xi64>)
  "func.return"(%5) : (tensor<2x3x4xi64>) -> ()
}
}
