// Breaks I3 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui8>, %1: tensor<3x2xi4>, %2: tensor<3x2xi1>) -> (tensor<3x2xui8>) {
  %6 = "stablehlo.map"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui8>, %4: tensor<i4>, %5: tensor<i1>):
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x2xui8>, tensor<3x2xi4>, tensor<3x2xi1>) -> (tensor<3x2xui8>)
  "func.return"(%6) : (tensor<3x2xui8>) -> ()
}
}
