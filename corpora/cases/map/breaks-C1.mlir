// Breaks C1 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi8>, %1: tensor<3x3xf64>, %2: tensor<3x2xi8>) -> (tensor<3x3xi8>) {
  %3 = "stablehlo.convert"(%0) : (tensor<3x3xi8>) -> (tensor<3x3xf64>)
  %7 = "stablehlo.map"(%2, %3, %1) ({
  ^bb0(%4: tensor<i8>, %5: tensor<f64>, %6: tensor<f64>):
    "stablehlo.return"(%4) : (tensor<i8>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x2xi8>, tensor<3x3xf64>, tensor<3x3xf64>) -> (tensor<3x3xi8>)
  "func.return"(%7) : (tensor<3x3xi8>) -> ()
}
}
