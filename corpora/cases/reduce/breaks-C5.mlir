// Breaks C5 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>, %1: tensor<ui32>) -> (tensor<3xui64>) {
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<ui64>, %3: tensor<ui64>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    "stablehlo.return"(%4) : (tensor<ui64>) -> ()
  }) {dimensions = array<i64: 0, 0>} : (tensor<3x3xui32>, tensor<ui32>) -> (tensor<3xui64>)
  "func.return"(%5) : (tensor<3xui64>) -> ()
}
}
