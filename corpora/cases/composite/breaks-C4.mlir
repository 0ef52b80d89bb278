// Breaks C4 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi4>) -> (tensor<3x3xui32>) {
  %1 = "stablehlo.composite"(%0) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 0 : i32} : (tensor<3x3xi4>) -> (tensor<3x3xui32>)
  "func.return"(%1) : (tensor<3x3xui32>) -> ()
}
func.func private @f0(%0: tensor<3x3xi4>) -> (tensor<3x3xi4>) {
  "func.return"(%0) : (tensor<3x3xi4>) -> ()
}
func.func private @f1(%0: tensor<3x3xi4>) -> (tensor<3x3xi4>) {
  %1 = "stablehlo.constant"() {value = dense<"0x010A0300010509060F"> : tensor<3x3xi4>} : () -> (tensor<3x3xi4>)
  "func.return"(%1) : (tensor<3x3xi4>) -> ()
}
}
