// A case of composite on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1xi32>) -> (tensor<3x1xi32>) {
  %1 = "stablehlo.convert"(%0) : (tensor<3x1xi32>) -> (tensor<3x1xf16>)
  %2 = "stablehlo.constant"() {value = dense<"0x0034"> : tensor<f16>} : () -> (tensor<f16>)
  %3 = "stablehlo.constant"() {value = dense<"0x003D"> : tensor<f16>} : () -> (tensor<f16>)
  %4 = "stablehlo.clamp"(%2, %1, %3) : (tensor<f16>, tensor<3x1xf16>, tensor<f16>) -> (tensor<3x1xf16>)
  %5 = "stablehlo.composite"(%0, %4) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : (tensor<3x1xi32>, tensor<3x1xf16>) -> (tensor<3x1xi32>)
  "func.return"(%5) : (tensor<3x1xi32>) -> ()
}
func.func private @f0(%0: tensor<3x1xi32>, %1: tensor<3x1xf16>) -> (tensor<3x1xi32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %3 = "stablehlo.reshape"(%0) : (tensor<3x1xi32>) -> (tensor<3xi32>)
  %13 = "stablehlo.scatter"(%0, %2, %3) ({
  ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = "stablehlo.constant"() {value = dense<"0x13000000"> : tensor<i32>} : () -> (tensor<i32>)
    %7 = "stablehlo.shift_left"(%4, %6) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %8 = "stablehlo.constant"() {value = dense<"0x003E"> : tensor<f16>} : () -> (tensor<f16>)
    %9 = "stablehlo.constant"() {value = dense<"0x00C0"> : tensor<f16>} : () -> (tensor<f16>)
    %10 = "stablehlo.constant"() {value = dense<"0x0040"> : tensor<f16>} : () -> (tensor<f16>)
    %11 = "stablehlo.clamp"(%9, %8, %10) : (tensor<f16>, tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %12 = "stablehlo.power"(%8, %11) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%7) : (tensor<i32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = true} : (tensor<3x1xi32>, tensor<1xi32>, tensor<3xi32>) -> (tensor<3x1xi32>)
  %14 = "stablehlo.tan"(%1) : (tensor<3x1xf16>) -> (tensor<3x1xf16>)
  "func.return"(%0) : (tensor<3x1xi32>) -> ()
}
}
