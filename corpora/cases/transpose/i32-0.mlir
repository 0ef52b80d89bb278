// A case of transpose on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFFBFFFFFFFFDFF00000001"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0>} : (tensor<3xi32>) -> (tensor<3xi32>)
  "func.return"(%1) : (tensor<3xi32>) -> ()
}
}
