// Breaks C4 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: tensor<3x3xf32>) -> (tensor<3x3xf8E4M3FN>) {
  %5 = "stablehlo.map"(%1, %0) ({
  ^bb0(%2: tensor<f8E4M3FN>, %3: tensor<i1>):
    %4 = "stablehlo.dynamic_slice"(%3) {slice_sizes = array<i64>} : (tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%2) : (tensor<f8E4M3FN>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x3xf32>, tensor<3x3xi1>) -> (tensor<3x3xf8E4M3FN>)
  "func.return"(%5) : (tensor<3x3xf8E4M3FN>) -> ()
}
}
