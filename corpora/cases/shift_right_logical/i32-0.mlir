// A case of shift_right_logical on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x010000FF"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.constant"() {value = dense<"0x0080FFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
