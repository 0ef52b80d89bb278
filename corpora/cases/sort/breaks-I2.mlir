// Breaks I2 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E8M0FNU>, %1: tensor<3x3xf8E8M0FNU>) -> (tensor<3x3xf8E8M0FNU>, tensor<3x3xui64>, tensor<3x3xf8E8M0FNU>) {
  %2 = "stablehlo.convert"(%0) : (tensor<3x3xf8E8M0FNU>) -> (tensor<3x3xui64>)
  %14, %15, %16 = "stablehlo.sort"(%0, %2, %1) ({
  ^bb0(%3: tensor<f8E8M0FNU>, %4: tensor<f8E8M0FNU>, %5: tensor<ui64>, %6: tensor<ui64>, %7: tensor<f8E8M0FNU>, %8: tensor<f8E8M0FNU>):
    %9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<i1>)
    %10 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<i1>)
    %11 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> (tensor<i1>)
    %12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %13 = "stablehlo.or"(%9, %12) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%13) : (tensor<i1>) -> ()
  }) {dimension = "wrong", is_stable = true} : (tensor<3x3xf8E8M0FNU>, tensor<3x3xui64>, tensor<3x3xf8E8M0FNU>) -> (tensor<3x3xf8E8M0FNU>, tensor<3x3xui64>, tensor<3x3xf8E8M0FNU>)
  "func.return"(%14, %15, %16) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xui64>, tensor<3x3xf8E8M0FNU>) -> ()
}
}
