// Breaks I3 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui16>, %1: tensor<2x3xi1>, %2: tuple<tensor<2x3xui16>>) -> (tensor<2x3xui16>) {
  %3 = "stablehlo.select"(%1, %0, %2) : (tensor<2x3xi1>, tensor<2x3xui16>, tuple<tensor<2x3xui16>>) -> (tensor<2x3xui16>)
  "func.return"(%3) : (tensor<2x3xui16>) -> ()
}
}
