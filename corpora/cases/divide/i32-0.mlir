// A case of divide on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00020000"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.divide"(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
