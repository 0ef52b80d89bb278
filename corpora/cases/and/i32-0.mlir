// A case of and on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xi32>) -> (tensor<3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x010040000100200000000200"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %2 = "stablehlo.and"(%1, %0) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>)
  "func.return"(%2) : (tensor<3xi32>) -> ()
}
}
