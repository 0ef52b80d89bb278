// A case of send on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = "stablehlo.send"(%arg0, %arg1, %0) <{channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true}> : (tensor<2x2xi32>, tensor<2x2xi32>, !stablehlo.token) -> !stablehlo.token
    return %arg0, %arg1 : tensor<2x2xi32>, tensor<2x2xi32>
  }
}
