// A case of constant on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xECFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  "func.return"(%0) : (tensor<i32>) -> ()
}
}
