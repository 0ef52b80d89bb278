// A case of optimization_barrier on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x2xf32>) -> (tensor<1x1x2xf32>) {
  %1 = "stablehlo.optimization_barrier"(%0) : (tensor<1x1x2xf32>) -> (tensor<1x1x2xf32>)
  "func.return"(%1) : (tensor<1x1x2xf32>) -> ()
}
}
