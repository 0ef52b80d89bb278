// A case of not on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xi32>) -> (tensor<1xi32>) {
  %1 = "stablehlo.not"(%0) : (tensor<1xi32>) -> (tensor<1xi32>)
  "func.return"(%1) : (tensor<1xi32>) -> ()
}
}
