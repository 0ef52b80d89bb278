// Breaks C12 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui16>, %1: tensor<3x3xi1>, %2: tensor<i1>) -> (tensor<3x3xui16>, tensor<3x3xi1>) {
  %3 = "stablehlo.constant"() {value = dense<"0xFFFF"> : tensor<ui16>} : () -> (tensor<ui16>)
  %10, %11 = "stablehlo.reduce_window"(%0, %1, %3, %2) ({
  ^bb0(%4: tensor<ui16>, %5: tensor<i1>, %6: tensor<ui16>, %7: tensor<i1>):
    %8 = "stablehlo.minimum"(%4, %6) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    %9 = "stablehlo.and"(%5, %7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%8, %9) : (tensor<ui16>, tensor<i1>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[1, -1], [3, 1], [1, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>} : (tensor<3x3xui16>, tensor<3x3xi1>, tensor<ui16>, tensor<i1>) -> (tensor<3x3xui16>, tensor<3x3xi1>)
  "func.return"(%10, %11) : (tensor<3x3xui16>, tensor<3x3xi1>) -> ()
}
}
