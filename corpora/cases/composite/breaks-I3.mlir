// Breaks I3 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi2>) -> (tensor<2x3x4xi2>) {
  %1 = "stablehlo.composite"(%0) {composite_attributes = "wrong", decomposition = @f0, name = "test.composite", version = 0 : i32} : (tensor<2x3x4xi2>) -> (tensor<2x3x4xi2>)
  "func.return"(%1) : (tensor<2x3x4xi2>) -> ()
}
func.func private @f0(%0: tensor<2x3x4xi2>) -> (tensor<2x3x4xi2>) {
  "func.return"(%0) : (tensor<2x3x4xi2>) -> ()
}
}
