// Breaks C1 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<14x2x2xi64>) -> (tensor<4x2x2xi64>) {
  %5 = "stablehlo.map"(%0) ({
  ^bb0(%1: tensor<i64>):
    %2 = "stablehlo.constant"() {value = dense<[[[2, -5], [4, -7], [-2, -5]], [[-5, 4], [7, -4], [5, 2]]]> : tensor<2x3x2xi64>} : () -> (tensor<2x3x2xi64>)
    %3 = "stablehlo.constant"() {value = dense<[[[5, 7]], [[8, -6]]]> : tensor<2x1x2xi64>} : () -> (tensor<2x1x2xi64>)
    %4 = "stablehlo.concatenate"(%2, %2, %3) {dimension = 1 : i64} : (tensor<2x3x2xi64>, tensor<2x3x2xi64>, tensor<2x1x2xi64>) -> (tensor<2x7x2xi64>)
    "stablehlo.return"(%1) : (tensor<i64>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<14x2x2xi64>) -> (tensor<4x2x2xi64>)
  "func.return"(%5) : (tensor<4x2x2xi64>) -> ()
}
}
