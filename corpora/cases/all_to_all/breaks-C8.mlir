// Breaks C8 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x6xf64>) -> (tensor<4x3xf64>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, split_count = 2 : i64, split_dimension = 1 : i64} : (tensor<2x6xf64>) -> (tensor<4x3xf64>)
  "func.return"(%1) : (tensor<4x3xf64>) -> ()
}
}
