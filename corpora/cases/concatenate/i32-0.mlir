// A case of concatenate on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0xi32>) -> (tensor<0xi32>) {
  %1 = "stablehlo.constant"() {value = dense<> : tensor<0xi32>} : () -> (tensor<0xi32>)
  %2 = "stablehlo.concatenate"(%1, %0) {dimension = 0 : i64} : (tensor<0xi32>, tensor<0xi32>) -> (tensor<0xi32>)
  "func.return"(%2) : (tensor<0xi32>) -> ()
}
}
