// Breaks I1 of async_done; made by python -m corpora build.
module {
func.func public @main(%0: tuple<!stablehlo.future<tensor<2x1xi32>>>) -> (!stablehlo.future<tensor<2x1xi32>>) {
  %1 = "stablehlo.async_done"(%0) : (tuple<!stablehlo.future<tensor<2x1xi32>>>) -> (!stablehlo.future<tensor<2x1xi32>>)
  "func.return"(%1) : (!stablehlo.future<tensor<2x1xi32>>) -> ()
}
}
