// A case of recv on f32; made by python -m corpora build.
module {
  func.func public @main() -> (tensor<f32>, tensor<f32>, tensor<1xf8E5M2>, tensor<f32>, tensor<5x1xui32>, tensor<f32>, tensor<5x1xui32>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1:4 = "stablehlo.recv"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<f32>, tensor<f32>, tensor<1xf8E5M2>, !stablehlo.token)
    %2:3 = "stablehlo.recv"(%1#3) <{channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<f32>, tensor<5x1xui32>, !stablehlo.token)
    %3:3 = "stablehlo.recv"(%2#2) <{channel_handle = #stablehlo.channel_handle<handle = 103, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<f32>, tensor<5x1xui32>, !stablehlo.token)
    return %1#0, %1#1, %1#2, %2#0, %2#1, %3#0, %3#1 : tensor<f32>, tensor<f32>, tensor<1xf8E5M2>, tensor<f32>, tensor<5x1xui32>, tensor<f32>, tensor<5x1xui32>
  }
}
