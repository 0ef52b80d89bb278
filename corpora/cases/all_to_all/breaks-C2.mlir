// Breaks C2 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x4xf16>) -> (tensor<1x8xf16>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64} : (tensor<3x4xf16>) -> (tensor<1x8xf16>)
  "func.return"(%1) : (tensor<1x8xf16>) -> ()
}
}
