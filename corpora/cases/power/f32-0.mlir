// A case of power on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000C0BF"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %1 = "stablehlo.power"(%0, %0) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  "func.return"(%1) : (tensor<1xf32>) -> ()
}
}
