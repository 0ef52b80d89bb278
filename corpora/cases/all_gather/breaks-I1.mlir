// Breaks I1 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3x4xf32>, %1: !stablehlo.token) -> (tensor<4x3x4xf32>, tensor<4x3x4xf32>) {
  %2, %3 = "stablehlo.all_gather"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, use_global_device_ids = unit} : (tensor<2x3x4xf32>, !stablehlo.token) -> (tensor<4x3x4xf32>, tensor<4x3x4xf32>)
  "func.return"(%2, %3) : (tensor<4x3x4xf32>, tensor<4x3x4xf32>) -> ()
}
}
