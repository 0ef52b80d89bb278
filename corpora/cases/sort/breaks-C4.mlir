// Breaks C4 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>, %1: tensor<3x3xi16>) -> (tensor<3x3xf64>, tensor<3x3xi16>) {
  %7, %8 = "stablehlo.sort"(%0, %1) ({
  ^bb0(%2: tensor<f64>, %3: tensor<f64>, %4: tensor<i16>, %5: tensor<i16>):
    %6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i16>, tensor<i16>) -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }) {dimension = 2 : i64, is_stable = true} : (tensor<3x3xf64>, tensor<3x3xi16>) -> (tensor<3x3xf64>, tensor<3x3xi16>)
  "func.return"(%7, %8) : (tensor<3x3xf64>, tensor<3x3xi16>) -> ()
}
}
