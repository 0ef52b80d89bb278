// Breaks C4 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3x4xui4>) -> (tensor<2x6x4xui4>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 1 : i64, replica_groups = dense<[[100, 1]]> : tensor<1x2xi64>, use_global_device_ids = unit} : (tensor<2x3x4xui4>) -> (tensor<2x6x4xui4>)
  "func.return"(%1) : (tensor<2x6x4xui4>) -> ()
}
}
