// Breaks C4 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi8>, %1: tensor<i8>) -> (tensor<2x3xi8>) {
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<i8>, %3: tensor<i8>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%4) : (tensor<i8>) -> ()
  }) {dimensions = array<i64: 100>} : (tensor<2x3xi8>, tensor<i8>) -> (tensor<2x3xi8>)
  "func.return"(%5) : (tensor<2x3xi8>) -> ()
}
}
