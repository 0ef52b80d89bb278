// Breaks C6 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xf64>) -> (tensor<4x4xf64>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, concat_dimension = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 1 : i64} : (tensor<4x4xf64>) -> (tensor<4x4xf64>)
  "func.return"(%1) : (tensor<4x4xf64>) -> ()
}
}
