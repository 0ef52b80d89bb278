// A case of func.call on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>, tensor<1x1x2x2x2x2x2x2xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000000400000A0400000E0C00000C0400000E0400000E0400000000000008040000040C00000C0C00000C04000008040000000C1000040C00000E040000040400000C0C0000000400000A0400000E0C00000C0400000E0400000E0400000000000008040000040C00000C0C00000C04000008040000000C1000040C00000E040000040400000C0C0000000400000A0400000E0C00000C0400000E0400000E0400000000000008040000040C00000C0C00000C04000008040000000C1000040C00000E040000040400000C0C0000000400000A0400000E0C00000C0400000E0400000E0400000000000008040000040C00000C0C00000C04000008040000000C1"> : tensor<1x1x2x2x2x2x2x2xf32>} : () -> (tensor<1x1x2x2x2x2x2x2xf32>)
  %1, %2 = "func.call"(%0) {callee = @f0} : (tensor<1x1x2x2x2x2x2x2xf32>) -> (tensor<f32>, tensor<1x1x2x2x2x2x2x2xf32>)
  "func.return"(%1, %2) : (tensor<f32>, tensor<1x1x2x2x2x2x2x2xf32>) -> ()
}
func.func private @f0(%0: tensor<1x1x2x2x2x2x2x2xf32>) -> (tensor<f32>, tensor<1x1x2x2x2x2x2x2xf32>) {
  %1 = "stablehlo.partition_id"() : () -> (tensor<ui32>)
  %2 = "stablehlo.tuple"(%0) : (tensor<1x1x2x2x2x2x2x2xf32>) -> (tuple<tensor<1x1x2x2x2x2x2x2xf32>>)
  %3 = "stablehlo.get_tuple_element"(%2) {index = 0 : i32} : (tuple<tensor<1x1x2x2x2x2x2x2xf32>>) -> (tensor<1x1x2x2x2x2x2x2xf32>)
  %4 = "stablehlo.convert"(%1) : (tensor<ui32>) -> (tensor<f32>)
  "func.return"(%4, %3) : (tensor<f32>, tensor<1x1x2x2x2x2x2x2xf32>) -> ()
}
}
