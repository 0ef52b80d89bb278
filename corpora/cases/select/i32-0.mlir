// A case of select on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: tensor<2x3xi32>, %2: tensor<2x3xi1>) -> (tensor<2x3xi32>) {
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  "func.return"(%3) : (tensor<2x3xi32>) -> ()
}
}
