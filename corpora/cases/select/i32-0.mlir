// A case of select on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xi32>, %1: tensor<2x2xi32>, %2: tensor<2x2xi1>) -> (tensor<2x2xi32>) {
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>)
  "func.return"(%3) : (tensor<2x2xi32>) -> ()
}
}
