// Breaks C5 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<4x2x2xi32>, %2: tensor<i32>, %3: tensor<4x2x2xi1>, %4: tensor<i1>) -> (tensor<2x2xf64>, tensor<2x2xi32>, tensor<2x2xi1>) {
  %5 = "stablehlo.constant"() {value = dense<"0x0000000000000000"> : tensor<f64>} : () -> (tensor<f64>)
  %15, %16, %17 = "stablehlo.reduce"(%0, %1, %3, %5, %2, %4) ({
  ^bb0(%6: tensor<f64>, %7: tensor<i32>, %8: tensor<i1>, %9: tensor<f64>, %10: tensor<i32>, %11: tensor<i1>):
    %12 = "stablehlo.add"(%6, %9) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    %13 = "stablehlo.and"(%7, %10) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %14 = "stablehlo.xor"(%8, %11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%12, %13, %14) : (tensor<f64>, tensor<i32>, tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 0>} : (tensor<4x2x2xf64>, tensor<4x2x2xi32>, tensor<4x2x2xi1>, tensor<f64>, tensor<i32>, tensor<i1>) -> (tensor<2x2xf64>, tensor<2x2xi32>, tensor<2x2xi1>)
  "func.return"(%15, %16, %17) : (tensor<2x2xf64>, tensor<2x2xi32>, tensor<2x2xi1>) -> ()
}
}
