// Breaks C1 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui4>, %1: tensor<2x2xcomplex<f32>>, %2: tensor<3x2xcomplex<f32>>) -> (tensor<ui16>, tensor<2x3xui4>) {
  %3 = "stablehlo.constant"() {value = dense<3> : tensor<ui16>} : () -> (tensor<ui16>)
  %11, %12 = "stablehlo.while"(%3, %0) ({
  ^bb0(%4: tensor<ui16>):
    %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui16>, %7: tensor<2x3xui4>):
    %8 = "stablehlo.triangular_solve"(%1, %2) {left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<2x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>)
    %9 = "stablehlo.constant"() {value = dense<3> : tensor<ui16>} : () -> (tensor<ui16>)
    %10 = "stablehlo.add"(%6, %9) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    "stablehlo.return"(%10, %7) : (tensor<ui16>, tensor<2x3xui4>) -> ()
  }) : (tensor<ui16>, tensor<2x3xui4>) -> (tensor<ui16>, tensor<2x3xui4>)
  "func.return"(%11, %12) : (tensor<ui16>, tensor<2x3xui4>) -> ()
}
}
