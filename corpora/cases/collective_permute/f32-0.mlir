// A case of collective_permute on f32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x2xf32>) -> tensor<3x3x3x2xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : (tensor<3x3x3x2xf32>) -> tensor<3x3x3x2xf32>
    return %0 : tensor<3x3x3x2xf32>
  }
}
