// Breaks C3 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi8>, %1: tensor<ui8>, %2: tensor<ui8>, %3: tensor<2xi8>) -> (tensor<3x3xi8>) {
  %4 = "stablehlo.dynamic_update_slice"(%0, %3, %1, %2) : (tensor<3x3xi8>, tensor<2xi8>, tensor<ui8>, tensor<ui8>) -> (tensor<3x3xi8>)
  "func.return"(%4) : (tensor<3x3xi8>) -> ()
}
}
