// Breaks I1 of tuple; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E8M0FNU>, %1: tensor<2x3x4xui8>, %2: () -> ()) -> (tuple<tensor<2x3x4xf8E8M0FNU>, () -> (), tensor<2x3x4xui8>>) {
  %3 = "stablehlo.tuple"(%0, %2, %1) : (tensor<2x3x4xf8E8M0FNU>, () -> (), tensor<2x3x4xui8>) -> (tuple<tensor<2x3x4xf8E8M0FNU>, () -> (), tensor<2x3x4xui8>>)
  "func.return"(%3) : (tuple<tensor<2x3x4xf8E8M0FNU>, () -> (), tensor<2x3x4xui8>>) -> ()
}
}
