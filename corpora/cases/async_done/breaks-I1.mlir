// Breaks I1 of async_done; made by python -m corpora build.
module {
func.func public @main(%0: tuple<!stablehlo.future<tensor<2x3x4xi1>>>) -> (!stablehlo.future<tensor<2x3x4xi1>>) {
  %1 = "stablehlo.async_done"(%0) : (tuple<!stablehlo.future<tensor<2x3x4xi1>>>) -> (!stablehlo.future<tensor<2x3x4xi1>>)
  "func.return"(%1) : (!stablehlo.future<tensor<2x3x4xi1>>) -> ()
}
}
