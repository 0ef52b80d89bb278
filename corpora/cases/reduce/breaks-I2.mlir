// Breaks I2 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi8>, %1: tensor<2x3x4xi8>, %2: tensor<i8>, %3: tensor<1xi16>) -> (tensor<i8>, tensor<i64>, tensor<i8>) {
  %4 = "stablehlo.constant"() {value = dense<-128> : tensor<i8>} : () -> (tensor<i8>)
  %5 = "stablehlo.convert"(%0) : (tensor<2x3x4xi8>) -> (tensor<2x3x4xi16>)
  %15, %16, %17 = "stablehlo.reduce"(%0, %5, %1, %4, %3, %2) ({
  ^bb0(%6: tensor<i8>, %7: tensor<i64>, %8: tensor<i8>, %9: tensor<i8>, %10: tensor<i64>, %11: tensor<i8>):
    %12 = "stablehlo.maximum"(%6, %9) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    %13 = "stablehlo.minimum"(%7, %10) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    %14 = "stablehlo.maximum"(%8, %11) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%12, %13, %14) : (tensor<i8>, tensor<i64>, tensor<i8>) -> ()
  }) {dimensions = array<i64: 2, 1, 0>} : (tensor<2x3x4xi8>, tensor<2x3x4xi16>, tensor<2x3x4xi8>, tensor<i8>, tensor<1xi16>, tensor<i8>) -> (tensor<i8>, tensor<i64>, tensor<i8>)
  "func.return"(%15, %16, %17) : (tensor<i8>, tensor<i64>, tensor<i8>) -> ()
}
}
