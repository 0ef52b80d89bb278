// Breaks C6 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi8>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<1x10x2xi8>) -> (tensor<4x2x2xi8>) {
  %5 = "stablehlo.dynamic_update_slice"(%0, %4, %1, %2, %3) : (tensor<4x2x2xi8>, tensor<1x10x2xi8>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<4x2x2xi8>)
  "func.return"(%5) : (tensor<4x2x2xi8>) -> ()
}
}
