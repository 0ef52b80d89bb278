// A case of sort on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x5x4xf32>) -> (tensor<1x1x5x4xf32>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = 1 : i64, is_stable = false} : (tensor<1x1x5x4xf32>) -> (tensor<1x1x5x4xf32>)
  "func.return"(%4) : (tensor<1x1x5x4xf32>) -> ()
}
}
