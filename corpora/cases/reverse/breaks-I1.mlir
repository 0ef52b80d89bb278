// Breaks I1 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<2x3xf8E5M2FNUZ>>) -> (tuple<tensor<2x3xf8E5M2FNUZ>>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0, 1>} : (tuple<tensor<2x3xf8E5M2FNUZ>>) -> (tuple<tensor<2x3xf8E5M2FNUZ>>)
  "func.return"(%1) : (tuple<tensor<2x3xf8E5M2FNUZ>>) -> ()
}
}
