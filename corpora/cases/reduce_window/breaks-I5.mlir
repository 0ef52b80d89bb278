// Breaks I5 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi1>, %1: tensor<i1>) -> (tensor<2x4x0xi1>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i1>, %3: tensor<i1>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%4) : (tensor<i1>) -> ()
  }) {base_dilations = unit, padding = dense<[[0, 4], [0, 0], [-13, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 1, 2>, window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 3, 2, 2>} : (tensor<2x3x4xi1>, tensor<i1>) -> (tensor<2x4x0xi1>)
  "func.return"(%5) : (tensor<2x4x0xi1>) -> ()
}
}
