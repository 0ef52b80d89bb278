// A case of convert on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i2>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000000C0"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.convert"(%0) : (tensor<i32>) -> (tensor<i2>)
  "func.return"(%1) : (tensor<i2>) -> ()
}
}
