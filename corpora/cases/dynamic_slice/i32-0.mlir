// A case of dynamic_slice on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x2x2x2x2xi32>, %1: tensor<ui4>, %2: tensor<ui4>) -> (tensor<0x0x0x0x1x2xi32>) {
  %3 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<ui4>} : () -> (tensor<ui4>)
  %4 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui4>} : () -> (tensor<ui4>)
  %5 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui4>} : () -> (tensor<ui4>)
  %6 = "stablehlo.dynamic_slice"(%0, %1, %3, %2, %4, %5, %4) {slice_sizes = array<i64: 0, 0, 0, 0, 1, 2>} : (tensor<2x2x2x2x2x2xi32>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> (tensor<0x0x0x0x1x2xi32>)
  "func.return"(%6) : (tensor<0x0x0x0x1x2xi32>) -> ()
}
}
