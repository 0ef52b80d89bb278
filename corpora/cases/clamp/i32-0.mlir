// A case of clamp on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<2xi32>) {
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  "func.return"(%3) : (tensor<2xi32>) -> ()
}
}
