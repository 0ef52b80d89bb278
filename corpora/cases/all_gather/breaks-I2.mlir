// Breaks I2 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3xbf16>, %1: tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>) {
  %2, %3 = "stablehlo.all_gather"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = "wrong", replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, use_global_device_ids = unit} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>)
  "func.return"(%2, %3) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
}
}
