// Breaks I1 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tuple<tensor<8x2x2xi1>>) -> (tensor<4x2x2xi1>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i1>, %2: tensor<i1>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64} : (tuple<tensor<8x2x2xi1>>) -> (tensor<4x2x2xi1>)
  "func.return"(%4) : (tensor<4x2x2xi1>) -> ()
}
}
