// A case of custom_call on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x1x1x65x1xi32>) -> tensor<1x1x1x65x1xi32> {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = ""} : (tensor<1x1x1x65x1xi32>) -> tensor<1x1x1x65x1xi32>
    return %0 : tensor<1x1x1x65x1xi32>
  }
}
