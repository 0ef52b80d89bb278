// A case of infeed on f32; made by python -m corpora build.
module {
  func.func public @main() -> (tensor<129xf32>, tensor<129xf32>, tensor<2xui32>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1:4 = "stablehlo.infeed"(%0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<129xf32>, tensor<129xf32>, tensor<2xui32>, !stablehlo.token)
    return %1#0, %1#1, %1#2 : tensor<129xf32>, tensor<129xf32>, tensor<2xui32>
  }
}
