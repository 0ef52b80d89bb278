// A case of after_all on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2, %3 = "stablehlo.optimization_barrier"(%0, %1) : (tensor<i32>, !stablehlo.token) -> (tensor<i32>, !stablehlo.token)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
