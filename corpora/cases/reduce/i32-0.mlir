// A case of reduce on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi32>, %1: tensor<i32>, %2: tensor<2xi32>, %3: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %4 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %5 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<i32>} : () -> (tensor<i32>)
  %15, %16, %17 = "stablehlo.reduce"(%0, %2, %3, %1, %4, %5) ({
  ^bb0(%6: tensor<i32>, %7: tensor<i32>, %8: tensor<i32>, %9: tensor<i32>, %10: tensor<i32>, %11: tensor<i32>):
    %12 = "stablehlo.and"(%6, %9) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %13 = "stablehlo.minimum"(%7, %10) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %14 = "stablehlo.multiply"(%8, %11) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%12, %13, %14) : (tensor<i32>, tensor<i32>, tensor<i32>) -> ()
  }) {dimensions = array<i64>} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  "func.return"(%15, %16, %17) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
}
}
