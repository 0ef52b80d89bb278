// Breaks I2 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<3x3xf6E2M3FN>) {
  %3 = "stablehlo.composite"(%0, %1, %2) {composite_attributes = {}, decomposition = @f0, version = 1 : i32} : (tensor<3x3xi1>, tensor<i32>, tensor<i32>) -> (tensor<3x3xf6E2M3FN>)
  "func.return"(%3) : (tensor<3x3xf6E2M3FN>) -> ()
}
func.func private @f0(%0: tensor<3x3xi1>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<3x3xf6E2M3FN>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %1) {slice_sizes = array<i64: 3, 3>} : (tensor<3x3xi1>, tensor<i32>, tensor<i32>) -> (tensor<3x3xi1>)
  %6 = "stablehlo.reduce"(%1, %2) ({
  ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    "stablehlo.return"(%5) : (tensor<i32>) -> ()
  }) {dimensions = array<i64>} : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %7 = "stablehlo.convert"(%3) : (tensor<3x3xi1>) -> (tensor<3x3xf6E2M3FN>)
  "func.return"(%7) : (tensor<3x3xf6E2M3FN>) -> ()
}
}
