// Breaks C3 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi4>) -> (tensor<2x4xi4>) {
  %4 = "stablehlo.reduce"(%0) ({
  ^bb0(%1: tensor<i4>, %2: tensor<i4>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    "stablehlo.return"(%3) : (tensor<i4>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3x4xi4>) -> (tensor<2x4xi4>)
  "func.return"(%4) : (tensor<2x4xi4>) -> ()
}
}
