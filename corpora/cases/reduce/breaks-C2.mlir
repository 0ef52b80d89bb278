// Breaks C2 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui8>, %1: tensor<i64>) -> (tensor<ui8>) {
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = "stablehlo.reverse"(%2) {dimensions = array<i64>} : (tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%4) : (tensor<ui8>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xui8>, tensor<i64>) -> (tensor<ui8>)
  "func.return"(%5) : (tensor<ui8>) -> ()
}
}
