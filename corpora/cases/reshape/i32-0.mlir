// A case of reshape on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00020000"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.reshape"(%0) : (tensor<i32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
