// A case of composite on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x2x4xf32>, %1: tensor<f32>, %2: tensor<i8>) -> (tensor<2x1x2x4xf32>) {
  %3 = "stablehlo.constant"() {value = dense<"0xF8"> : tensor<i8>} : () -> (tensor<i8>)
  %4 = "stablehlo.constant"() {value = dense<"0x08"> : tensor<i8>} : () -> (tensor<i8>)
  %5 = "stablehlo.clamp"(%3, %2, %4) : (tensor<i8>, tensor<i8>, tensor<i8>) -> (tensor<i8>)
  %6 = "stablehlo.composite"(%1, %2, %5, %0) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 0 : i32} : (tensor<f32>, tensor<i8>, tensor<i8>, tensor<2x1x2x4xf32>) -> (tensor<2x1x2x4xf32>)
  "func.return"(%6) : (tensor<2x1x2x4xf32>) -> ()
}
func.func private @f0(%0: tensor<f32>, %1: tensor<i8>, %2: tensor<i8>, %3: tensor<2x1x2x4xf32>) -> (tensor<2x1x2x4xf32>) {
  %4 = "stablehlo.sqrt"(%0) : (tensor<f32>) -> (tensor<f32>)
  %5 = "stablehlo.xor"(%1, %2) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
  "func.return"(%3) : (tensor<2x1x2x4xf32>) -> ()
}
}
