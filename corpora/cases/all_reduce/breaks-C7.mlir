// Breaks C7 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3xi8>) -> (tensor<2x3xi1>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.add"(%1, %2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%3) : (tensor<i32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [3, 2]]> : tensor<2x2xi64>} : (tensor<2x3xi8>) -> (tensor<2x3xi1>)
  "func.return"(%4) : (tensor<2x3xi1>) -> ()
}
}
