// Breaks I3 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<i32>) -> (tensor<2x3xi8>) {
  %2 = "stablehlo.composite"(%0, %1) {composite_attributes = "wrong", decomposition = @f0, name = "test.composite", version = 1 : i32} : (tensor<2x3xi1>, tensor<i32>) -> (tensor<2x3xi8>)
  "func.return"(%2) : (tensor<2x3xi8>) -> ()
}
func.func private @f0(%0: tensor<2x3xi1>, %1: tensor<i32>) -> (tensor<2x3xi8>) {
  %2 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0>} : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %3 = "stablehlo.case"(%1) ({
    "stablehlo.return"(%2) : (tensor<2x3xi1>) -> ()
  }) : (tensor<i32>) -> (tensor<2x3xi1>)
  %4 = "stablehlo.convert"(%3) : (tensor<2x3xi1>) -> (tensor<2x3xi8>)
  "func.return"(%4) : (tensor<2x3xi8>) -> ()
}
}
