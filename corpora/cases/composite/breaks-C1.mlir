// Breaks C1 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
  %1 = "stablehlo.composite"(%0) {composite_attributes = {}, decomposition = @f0, name = "wrong", version = 2 : i32} : (tensor<2x3xbf16>) -> (tensor<2x3xbf16>)
  "func.return"(%1) : (tensor<2x3xbf16>) -> ()
}
func.func private @f0(%0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
  "func.return"(%0) : (tensor<2x3xbf16>) -> ()
}
}
