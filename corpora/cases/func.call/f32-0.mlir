// A case of func.call on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>, tensor<f32>, tensor<ui32>) {
  %0, %1, %2 = "func.call"() {callee = @f0} : () -> (tensor<f32>, tensor<f32>, tensor<ui32>)
  "func.return"(%0, %1, %2) : (tensor<f32>, tensor<f32>, tensor<ui32>) -> ()
}
func.func private @f0() -> (tensor<f32>, tensor<f32>, tensor<ui32>) {
  %0 = "stablehlo.partition_id"() : () -> (tensor<ui32>)
  %1 = "stablehlo.constant"() {value = dense<"0x0000803F"> : tensor<f32>} : () -> (tensor<f32>)
  %2 = "stablehlo.constant"() {value = dense<"0x0000E0C0"> : tensor<f32>} : () -> (tensor<f32>)
  %3 = "stablehlo.tuple"(%1, %2, %1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tuple<tensor<f32>, tensor<f32>, tensor<f32>>)
  %4 = "stablehlo.get_tuple_element"(%3) {index = 2 : i32} : (tuple<tensor<f32>, tensor<f32>, tensor<f32>>) -> (tensor<f32>)
  %5 = "stablehlo.negate"(%2) : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%5, %4, %0) : (tensor<f32>, tensor<f32>, tensor<ui32>) -> ()
}
}
