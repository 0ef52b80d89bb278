// A case of reduce_scatter on i32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<8xi32>) -> (tensor<4xi32>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.or"(%1, %2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%3) : (tensor<i32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64} : (tensor<8xi32>) -> (tensor<4xi32>)
  "func.return"(%4) : (tensor<4xi32>) -> ()
}
}
