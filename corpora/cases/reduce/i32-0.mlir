// A case of reduce on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i1>) -> (tensor<i32>, tensor<i1>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00000080"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %10, %11 = "stablehlo.reduce"(%0, %3, %2, %1) ({
  ^bb0(%4: tensor<i32>, %5: tensor<i1>, %6: tensor<i32>, %7: tensor<i1>):
    %8 = "stablehlo.maximum"(%4, %6) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %9 = "stablehlo.add"(%5, %7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%8, %9) : (tensor<i32>, tensor<i1>) -> ()
  }) {dimensions = array<i64>} : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<i1>)
  "func.return"(%10, %11) : (tensor<i32>, tensor<i1>) -> ()
}
}
