// Breaks C1 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main(%0: tensor<8x2x2xf32>) -> (tensor<8x2x2xf32>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [3, 2]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 8 : i64} : (tensor<8x2x2xf32>) -> (tensor<8x2x2xf32>)
  "func.return"(%1) : (tensor<8x2x2xf32>) -> ()
}
}
