// Breaks C5 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main(%0: tensor<12x2xi8>) -> (tensor<12x2xi8>) {
  %1 = "stablehlo.all_to_all"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 0, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64} : (tensor<12x2xi8>) -> (tensor<12x2xi8>)
  "func.return"(%1) : (tensor<12x2xi8>) -> ()
}
}
