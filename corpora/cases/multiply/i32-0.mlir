// A case of multiply on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2xi32>) -> (tensor<4x2xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x21CC45A1A6F48B60FFFFFFFB030000000000000482D537F6EFFFFFFF00FFFFFF"> : tensor<4x2xi32>} : () -> (tensor<4x2xi32>)
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<4x2xi32>)
  "func.return"(%2) : (tensor<4x2xi32>) -> ()
}
}
