// Breaks C5 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = 2 : i64, is_stable = false} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  "func.return"(%4) : (tensor<2x3x4xf32>) -> ()
}
}
