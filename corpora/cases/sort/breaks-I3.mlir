// Breaks I3 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi8>) -> (tensor<2x3x4xi8>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i8>, tensor<i8>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = -2 : i64, is_stable = unit} : (tensor<2x3x4xi8>) -> (tensor<2x3x4xi8>)
  "func.return"(%4) : (tensor<2x3x4xi8>) -> ()
}
}
