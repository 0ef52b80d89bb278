// Breaks C6 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>, %1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %2 = "stablehlo.constant"() {value = dense<"0xF6FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.constant"() {value = dense<"0x0A000000"> : tensor<i32>} : () -> (tensor<i32>)
  %4 = "stablehlo.clamp"(%2, %0, %3) : (tensor<i32>, tensor<3x3xi32>, tensor<i32>) -> (tensor<3x3xi32>)
  %5 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<i32>} : () -> (tensor<i32>)
  %12, %13 = "stablehlo.reduce"(%4, %4, %5, %1) ({
  ^bb0(%6: tensor<complex<f32>>, %7: tensor<i32>, %8: tensor<i32>, %9: tensor<i32>):
    %10 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
    %11 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
    "stablehlo.return"(%10, %11) : (tensor<i32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  "func.return"(%12, %13) : (tensor<i32>, tensor<i32>) -> ()
}
}
