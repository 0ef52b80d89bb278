// A case of after_all on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5xi32>) -> (tensor<5xi32>) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.after_all"(%1, %2) : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  %4, %5 = "stablehlo.optimization_barrier"(%0, %3) : (tensor<5xi32>, !stablehlo.token) -> (tensor<5xi32>, !stablehlo.token)
  "func.return"(%4) : (tensor<5xi32>) -> ()
}
}
