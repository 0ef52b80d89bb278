// Breaks I2 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf6E3M2FN>) -> (tensor<3x2xf6E3M2FN>) {
  %1 = "stablehlo.convert"(%0) : (tensor<3x2xf6E3M2FN>) -> (tensor<3x2xi16>)
  %4 = "stablehlo.map"(%0, %1) ({
  ^bb0(%2: tensor<f6E3M2FN>, %3: tensor<i16>):
    "stablehlo.return"(%2) : (tensor<f6E3M2FN>) -> ()
  }) {dimensions = unit} : (tensor<3x2xf6E3M2FN>, tensor<3x2xi16>) -> (tensor<3x2xf6E3M2FN>)
  "func.return"(%4) : (tensor<3x2xf6E3M2FN>) -> ()
}
}
