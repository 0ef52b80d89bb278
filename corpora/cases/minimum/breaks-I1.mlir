// Breaks I1 of minimum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi4>, %1: tuple<tensor<3x2xi4>>) -> (tensor<3x2xi4>) {
  %2 = "stablehlo.minimum"(%1, %0) : (tuple<tensor<3x2xi4>>, tensor<3x2xi4>) -> (tensor<3x2xi4>)
  "func.return"(%2) : (tensor<3x2xi4>) -> ()
}
}
