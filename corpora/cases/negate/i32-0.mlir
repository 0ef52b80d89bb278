// A case of negate on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>) {
  %1 = "stablehlo.negate"(%0) : (tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>)
  "func.return"(%1) : (tensor<2x2x2x2x3xi32>) -> ()
}
}
