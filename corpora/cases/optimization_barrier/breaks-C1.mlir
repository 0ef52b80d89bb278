// Breaks C1 of optimization_barrier; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi8>, %1: tensor<4x2x2xi8>, %2: tensor<4x2x2xf32>) -> (tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<4x2x2xi8>) {
  %3, %4, %5 = "stablehlo.optimization_barrier"(%2, %0, %1) : (tensor<4x2x2xf32>, tensor<4x2x2xi8>, tensor<4x2x2xi8>) -> (tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<4x2x2xi8>)
  "func.return"(%3, %4, %5) : (tensor<4x2x2xi8>, tensor<4x2x2xi8>, tensor<4x2x2xi8>) -> ()
}
}
