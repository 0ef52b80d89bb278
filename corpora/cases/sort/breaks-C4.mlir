// Breaks C4 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>) -> (tensor<3x2xf16>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<f16>, %2: tensor<f16>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f16>, tensor<f16>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = 2 : i64, is_stable = false} : (tensor<3x2xf16>) -> (tensor<3x2xf16>)
  "func.return"(%4) : (tensor<3x2xf16>) -> ()
}
}
