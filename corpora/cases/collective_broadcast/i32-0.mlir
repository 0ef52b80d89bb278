// A case of collective_broadcast on i32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1], [2], [3]]> : tensor<3x1xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}
