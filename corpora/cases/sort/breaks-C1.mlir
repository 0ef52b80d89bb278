// Breaks C1 of sort; made by python -m corpora build.
module {
func.func public @main() {
  "stablehlo.sort"() ({
    %0 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, is_stable = false} : () -> ()
  "func.return"() : () -> ()
}
}
