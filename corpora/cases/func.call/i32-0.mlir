// A case of func.call on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) {
  %1 = "stablehlo.constant"() {value = dense<[false, false, false]> : tensor<3xi1>} : () -> (tensor<3xi1>)
  %2, %3, %4 = "func.call"(%1, %0) {callee = @f0} : (tensor<3xi1>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
  %5, %6, %7 = "func.call"(%1, %0) {callee = @f0} : (tensor<3xi1>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
  "func.return"(%5, %6, %7) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) -> ()
}
func.func private @f0(%0: tensor<3xi1>, %1: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) {
  %2 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0>} : (tensor<3xi1>) -> (tensor<3xi1>)
  %3 = "stablehlo.sign"(%1) : (tensor<3xi32>) -> (tensor<3xi32>)
  "func.return"(%1, %3, %2) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) -> ()
}
}
