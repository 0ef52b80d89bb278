// Breaks I4 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main(%0: tensor<2x6x4xui4>) -> (tensor<2x6x4xui4>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[2, 1], [3, 0]]> : tensor<2x2xi64>, split_dimension = 1 : i64} : (tensor<2x6x4xui4>) -> (tensor<2x6x4xui4>)
  "func.return"(%1) : (tensor<2x6x4xui4>) -> ()
}
}
