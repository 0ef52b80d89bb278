// Breaks C6 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xi32>) {
  %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> (tensor<2x3xi32>)
  %2 = "stablehlo.constant"() {value = dense<3.000000e+01> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %3 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> (tensor<i32>)
  %10, %11 = "stablehlo.reduce"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<i1>, %5: tensor<i32>, %6: tensor<f8E4M3B11FNUZ>, %7: tensor<i32>):
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    "stablehlo.return"(%8, %9) : (tensor<f8E4M3B11FNUZ>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xi32>, tensor<f8E4M3B11FNUZ>, tensor<i32>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xi32>)
  "func.return"(%10, %11) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xi32>) -> ()
}
}
