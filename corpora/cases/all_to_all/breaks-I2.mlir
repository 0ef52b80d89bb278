// Breaks I2 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3x4xui2>) -> (tensor<2x3x4xui2>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 2 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = "wrong"} : (tensor<2x3x4xui2>) -> (tensor<2x3x4xui2>)
  "func.return"(%1) : (tensor<2x3x4xui2>) -> ()
}
}
