// A case of abs on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>) {
  %1 = "stablehlo.abs"(%0) : (tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>)
  "func.return"(%1) : (tensor<3x3x2x3x1xi32>) -> ()
}
}
