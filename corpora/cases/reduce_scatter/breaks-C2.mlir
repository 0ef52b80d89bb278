// Breaks C2 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2xui64>) -> (tensor<2x3xui64>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    "stablehlo.return"(%3) : (tensor<ui64>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64} : (tensor<2xui64>) -> (tensor<2x3xui64>)
  "func.return"(%4) : (tensor<2x3xui64>) -> ()
}
}
