// Breaks I3 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi8>, %1: tensor<3x1xi8>, %2: tensor<f64>, %3: tensor<f64>) -> (tensor<3x2xi8>) {
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<3x2xi8>, tensor<3x1xi8>, tensor<f64>, tensor<f64>) -> (tensor<3x2xi8>)
  "func.return"(%4) : (tensor<3x2xi8>) -> ()
}
}
