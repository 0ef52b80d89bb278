// Self-checking: main returns true where a case of is_finite on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<2x2x2x2x3x1xi1>
    %c = stablehlo.constant dense<true> : tensor<2x2x2x2x3x1xi1>
    %1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<2x2x2x2x3x1xi1>, tensor<2x2x2x2x3x1xi1>) -> tensor<2x2x2x2x3x1xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c_0) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4, 5] : (tensor<2x2x2x2x3x1xi1>, tensor<i1>) -> tensor<i1>
    %3 = call @case_under_test() : () -> tensor<2x2x2x2x3x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<2x2x2x2x3x1xi1>
    %4 = stablehlo.compare EQ, %3, %c_1, UNSIGNED : (tensor<2x2x2x2x3x1xi1>, tensor<2x2x2x2x3x1xi1>) -> tensor<2x2x2x2x3x1xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4, 5] : (tensor<2x2x2x2x3x1xi1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.and %2, %5 : tensor<i1>
    return %6 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<2x2x2x2x3x1xi1> {
    %cst = stablehlo.constant dense<[[[[[[-4194304.5], [-6.553650e+04], [-3.276800e+04]], [[-1.875000e-01], [1.8446743E+19], [2.14748365E+9]]], [[[7.812500e-03], [3.39615197E+38], [0.18749997]], [[7.097000e+02], [-3.40282347E+38], [3.39615197E+38]]]], [[[[-4.203900e-45], [0xCB800000], [-5.000000e-01]], [[8.81620622E-39], [7.098000e+02], [-4194304.5]]], [[[-6.553650e+04], [-3.276800e+04], [-1.875000e-01]], [[1.8446743E+19], [2.14748365E+9], [7.812500e-03]]]]], [[[[[3.39615197E+38], [0.18749997], [7.097000e+02]], [[-3.40282347E+38], [3.39615197E+38], [-4.203900e-45]]], [[[0xCB800000], [-5.000000e-01], [8.81620622E-39]], [[7.098000e+02], [-4194304.5], [-6.553650e+04]]]], [[[[-3.276800e+04], [-1.875000e-01], [1.8446743E+19]], [[2.14748365E+9], [7.812500e-03], [3.39615197E+38]]], [[[0.18749997], [7.097000e+02], [-3.40282347E+38]], [[3.39615197E+38], [-4.203900e-45], [0xCB800000]]]]]]> : tensor<2x2x2x2x3x1xf32>
    %0 = stablehlo.is_finite %cst : (tensor<2x2x2x2x3x1xf32>) -> tensor<2x2x2x2x3x1xi1>
    return %0 : tensor<2x2x2x2x3x1xi1>
  }
}
