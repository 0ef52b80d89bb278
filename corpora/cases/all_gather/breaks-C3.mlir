// Breaks C3 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<4x4xi1>) -> (tensor<4x4xi1>)
  "func.return"(%1) : (tensor<4x4xi1>) -> ()
}
}
