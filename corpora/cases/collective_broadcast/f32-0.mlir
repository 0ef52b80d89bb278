// A case of collective_broadcast on f32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3x4xf32>) -> tensor<4x3x4xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
    return %0 : tensor<4x3x4xf32>
  }
}
