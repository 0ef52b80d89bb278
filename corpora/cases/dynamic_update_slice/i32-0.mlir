// A case of dynamic_update_slice on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi32>, %1: tensor<0xi32>) -> (tensor<2xi32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x0100000000000000"> : tensor<i64>} : () -> (tensor<i64>)
  %3 = "stablehlo.dynamic_update_slice"(%0, %1, %2) : (tensor<2xi32>, tensor<0xi32>, tensor<i64>) -> (tensor<2xi32>)
  "func.return"(%3) : (tensor<2xi32>) -> ()
}
}
