// Breaks I1 of power; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi4>, %1: tuple<tensor<2x3x4xi4>>) -> (tensor<2x3x4xi4>) {
  %2 = "stablehlo.power"(%1, %0) : (tuple<tensor<2x3x4xi4>>, tensor<2x3x4xi4>) -> (tensor<2x3x4xi4>)
  "func.return"(%2) : (tensor<2x3x4xi4>) -> ()
}
}
