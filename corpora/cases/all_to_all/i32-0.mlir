// A case of all_to_all on i32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x8xi32>) -> tensor<14x4xi32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[2, 3], [1, 0]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<7x8xi32>) -> tensor<14x4xi32>
    return %0 : tensor<14x4xi32>
  }
}
