// Breaks I2 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<3x3xf64>, %2: tensor<3x3xf8E8M0FNU>) -> (tensor<3x3xf8E8M0FNU>, tensor<3x3xf64>) {
  %8, %9 = "stablehlo.case"(%0) ({
    %3 = "stablehlo.cosine"(%1) : (tensor<3x3xf64>) -> (tensor<3x3xf64>)
    %4 = "stablehlo.constant"() {value = dense<"0x0000000000000000"> : tensor<f64>} : () -> (tensor<f64>)
    %5 = "stablehlo.constant"() {value = dense<"0x000000000000B040"> : tensor<f64>} : () -> (tensor<f64>)
    %6 = "stablehlo.clamp"(%4, %3, %5) : (tensor<f64>, tensor<3x3xf64>, tensor<f64>) -> (tensor<3x3xf64>)
    %7 = "stablehlo.sqrt"(%6) : (tensor<3x3xf64>) -> (tensor<3x3xf64>)
    "stablehlo.return"(%2, %7) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf64>) -> ()
  }, {
  }) : (tensor<i32>) -> (tensor<3x3xf8E8M0FNU>, tensor<3x3xf64>)
  "func.return"(%8, %9) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf64>) -> ()
}
}
