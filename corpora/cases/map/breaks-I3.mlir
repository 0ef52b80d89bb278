// Breaks I3 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui64>, %1: tensor<2x3x4xi2>) -> (tensor<2x3x4xui64>) {
  %4 = "stablehlo.map"(%0, %1) ({
  ^bb0(%2: tensor<ui64>, %3: tensor<i2>):
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xui64>, tensor<2x3x4xi2>) -> (tensor<2x3x4xui64>)
  "func.return"(%4) : (tensor<2x3x4xui64>) -> ()
}
}
