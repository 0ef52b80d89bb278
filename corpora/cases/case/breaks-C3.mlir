// Breaks C3 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<3x3xi4>, %2: tensor<0x1xi8>) -> (tensor<3x3x2xi4>, tensor<0x1xi8>, tensor<i32>) {
  %6, %7, %8 = "stablehlo.case"(%0) ({
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<3x3x2xi4>} : () -> (tensor<3x3x2xi4>)
    %4 = "stablehlo.constant"() {value = dense<> : tensor<0x1xi8>} : () -> (tensor<0x1xi8>)
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    "stablehlo.return"(%3, %4, %5) : (tensor<3x3x2xi4>, tensor<0x1xi8>, tensor<i32>) -> ()
  }, {
    "stablehlo.return"(%1, %2, %0) : (tensor<3x3xi4>, tensor<0x1xi8>, tensor<i32>) -> ()
  }) : (tensor<i32>) -> (tensor<3x3x2xi4>, tensor<0x1xi8>, tensor<i32>)
  "func.return"(%6, %7, %8) : (tensor<3x3x2xi4>, tensor<0x1xi8>, tensor<i32>) -> ()
}
}
