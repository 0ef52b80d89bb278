// Breaks C4 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<3x3xi32>, %2: tensor<3x3xi32>, %3: tensor<3x3xf6E3M2FN>, %4: tensor<i32>, %5: tensor<3x3xi32>) -> (tensor<4x3xf6E3M2FN>, tensor<i32>, tensor<3x3xi32>) {
  %9, %10, %11 = "stablehlo.case"(%0) ({
    %6 = "stablehlo.shift_left"(%1, %2) : (tensor<3x3xi32>, tensor<3x3xi32>) -> (tensor<3x3xi32>)
    %7 = "stablehlo.get_dimension_size"(%6) {dimension = 0 : i64} : (tensor<3x3xi32>) -> (tensor<i32>)
    "stablehlo.return"(%3, %7, %6) : (tensor<3x3xf6E3M2FN>, tensor<i32>, tensor<3x3xi32>) -> ()
  }, {
    "stablehlo.return"(%3, %4, %5) : (tensor<3x3xf6E3M2FN>, tensor<i32>, tensor<3x3xi32>) -> ()
  }, {
    %8 = "stablehlo.constant"() {value = dense<[[-4.000000e+00, -1.600000e+01, -1.600000e+01], [6.250000e-01, -5.000000e+00, 1.400000e+01], [2.800000e+01, -8.000000e+00, 1.250000e+00]]> : tensor<3x3xf6E3M2FN>} : () -> (tensor<3x3xf6E3M2FN>)
    "stablehlo.return"(%8, %0, %5) : (tensor<3x3xf6E3M2FN>, tensor<i32>, tensor<3x3xi32>) -> ()
  }, {
    "stablehlo.return"(%3, %0, %5) : (tensor<3x3xf6E3M2FN>, tensor<i32>, tensor<3x3xi32>) -> ()
  }) : (tensor<i32>) -> (tensor<4x3xf6E3M2FN>, tensor<i32>, tensor<3x3xi32>)
  "func.return"(%9, %10, %11) : (tensor<4x3xf6E3M2FN>, tensor<i32>, tensor<3x3xi32>) -> ()
}
}
