// A case of optimization_barrier on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xi32>) -> (tensor<4xi32>) {
  %1 = "stablehlo.optimization_barrier"(%0) : (tensor<4xi32>) -> (tensor<4xi32>)
  "func.return"(%1) : (tensor<4xi32>) -> ()
}
}
