// Breaks I2 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>) -> (tensor<3x3xi32>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = "wrong", is_stable = false} : (tensor<3x3xi32>) -> (tensor<3x3xi32>)
  "func.return"(%4) : (tensor<3x3xi32>) -> ()
}
}
