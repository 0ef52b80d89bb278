// Breaks I1 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>, %1: tensor<3x2xi16>, %2: tuple<tensor<3x2xf64>>) -> (tensor<3x2xf64>, tensor<3x2xi16>, tensor<3x2xf64>) {
  %10, %11, %12 = "stablehlo.sort"(%0, %1, %0, %2) ({
  ^bb0(%3: tensor<f64>, %4: tensor<f64>, %5: tensor<i16>, %6: tensor<i16>, %7: tensor<f64>, %8: tensor<f64>):
    %9 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> (tensor<i1>)
    "stablehlo.return"(%9) : (tensor<i1>) -> ()
  }) {dimension = -2 : i64, is_stable = true} : (tensor<3x2xf64>, tensor<3x2xi16>, tensor<3x2xf64>, tuple<tensor<3x2xf64>>) -> (tensor<3x2xf64>, tensor<3x2xi16>, tensor<3x2xf64>)
  "func.return"(%10, %11, %12) : (tensor<3x2xf64>, tensor<3x2xi16>, tensor<3x2xf64>) -> ()
}
}
