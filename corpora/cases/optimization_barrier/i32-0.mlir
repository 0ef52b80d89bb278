// A case of optimization_barrier on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xF6FFFFFF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %2, %3 = "stablehlo.optimization_barrier"(%1, %0) : (tensor<1xi32>, tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>)
  "func.return"(%2, %3) : (tensor<1xi32>, tensor<3xi32>) -> ()
}
}
