// Breaks C6 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%3) : (tensor<i64>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64, use_global_device_ids = unit} : (tensor<4x4xi64>) -> (tensor<4x4xi64>)
  "func.return"(%4) : (tensor<4x4xi64>) -> ()
}
}
