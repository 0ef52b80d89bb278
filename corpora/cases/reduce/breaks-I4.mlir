// Breaks I4 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3B11FNUZ>, %1: tensor<3x2xui2>, %2: tensor<3x2xi32>, %3: tensor<i32>) -> (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xui2>, tensor<3x2xi32>) {
  %4 = "stablehlo.constant"() {value = dense<"0x58"> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %5 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui2>} : () -> (tensor<ui2>)
  %12, %13, %14 = "stablehlo.reduce"(%0, %1, %2, %4, %5, %3) ({
  ^bb0(%6: tensor<f8E4M3B11FNUZ>, %7: tensor<ui2>, %8: tensor<i32>, %9: tensor<f8E4M3B11FNUZ>, %10: tensor<ui2>, %11: tensor<i32>):
  }) {dimensions = array<i64>} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xui2>, tensor<3x2xi32>, tensor<f8E4M3B11FNUZ>, tensor<ui2>, tensor<i32>) -> (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xui2>, tensor<3x2xi32>)
  "func.return"(%12, %13, %14) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xui2>, tensor<3x2xi32>) -> ()
}
}
