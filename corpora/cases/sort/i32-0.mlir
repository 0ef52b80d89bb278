// A case of sort on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, is_stable = false} : (tensor<4x3xi32>) -> (tensor<4x3xi32>)
  "func.return"(%4) : (tensor<4x3xi32>) -> ()
}
}
