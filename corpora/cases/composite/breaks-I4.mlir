// Breaks I4 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tensor<i1>) -> (tensor<2x3x4xi64>) {
  %2 = "stablehlo.convert"(%0) : (tensor<2x3x4xi64>) -> (tensor<2x3x4xi32>)
  %3 = "stablehlo.composite"(%0, %1, %2) {composite_attributes = {}, name = "test.composite", version = 2 : i32} : (tensor<2x3x4xi64>, tensor<i1>, tensor<2x3x4xi32>) -> (tensor<2x3x4xi64>)
  "func.return"(%3) : (tensor<2x3x4xi64>) -> ()
}
func.func private @f0(%0: tensor<2x3x4xi64>, %1: tensor<i1>, %2: tensor<2x3x4xi32>) -> (tensor<2x3x4xi64>) {
  %3 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> (tensor<2x3x4xi1>)
  %4 = "stablehlo.if"(%1) ({
    "stablehlo.return"(%2) : (tensor<2x3x4xi32>) -> ()
  }, {
    "stablehlo.return"(%2) : (tensor<2x3x4xi32>) -> ()
  }) : (tensor<i1>) -> (tensor<2x3x4xi32>)
  "func.return"(%0) : (tensor<2x3x4xi64>) -> ()
}
}
