// Breaks I3 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 1>, replica_groups = dense<[[3], [0], [2]]> : tensor<3x1xi64>} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  "func.return"(%1) : (tensor<2x3x4xf32>) -> ()
}
}
