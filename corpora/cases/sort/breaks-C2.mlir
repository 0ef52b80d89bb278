// Breaks C2 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E5M2>) -> (tensor<2x3x4xi64>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = -3 : i64, is_stable = false} : (tensor<2x3x4xf8E5M2>) -> (tensor<2x3x4xi64>)
  "func.return"(%4) : (tensor<2x3x4xi64>) -> ()
}
}
