// A case of collective_permute on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x1xi32>) -> tensor<2x1xi32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x1xi32>) -> tensor<2x1xi32>
    return %0 : tensor<2x1xi32>
  }
}
