// Breaks I1 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E5M2FNUZ>, %1: tuple<tensor<4x2x2xf8E5M2FNUZ>>) -> (tensor<4x2x2xf8E5M2FNUZ>) {
  %5 = "stablehlo.sort"(%0, %1) ({
  ^bb0(%2: tensor<f8E5M2FNUZ>, %3: tensor<f8E5M2FNUZ>):
    %4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<i1>)
    "stablehlo.return"(%4) : (tensor<i1>) -> ()
  }) {dimension = 1 : i64, is_stable = true} : (tensor<4x2x2xf8E5M2FNUZ>, tuple<tensor<4x2x2xf8E5M2FNUZ>>) -> (tensor<4x2x2xf8E5M2FNUZ>)
  "func.return"(%5) : (tensor<4x2x2xf8E5M2FNUZ>) -> ()
}
}
