// Breaks I1 of after_all; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi32>) -> (!stablehlo.token) {
  %1 = "stablehlo.after_all"(%0) : (tensor<2xi32>) -> (!stablehlo.token)
  "func.return"(%1) : (!stablehlo.token) -> ()
}
}
