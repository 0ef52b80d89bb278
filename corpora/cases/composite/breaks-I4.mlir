// Breaks I4 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf6E3M2FN>) -> (tensor<4x2x2xf6E3M2FN>) {
  %1 = "stablehlo.composite"(%0) {composite_attributes = {}, name = "test.composite", version = 2 : i32} : (tensor<4x2x2xf6E3M2FN>) -> (tensor<4x2x2xf6E3M2FN>)
  "func.return"(%1) : (tensor<4x2x2xf6E3M2FN>) -> ()
}
func.func private @f0(%0: tensor<4x2x2xf6E3M2FN>) -> (tensor<4x2x2xf6E3M2FN>) {
  "func.return"(%0) : (tensor<4x2x2xf6E3M2FN>) -> ()
}
}
