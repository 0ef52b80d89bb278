// Breaks C1 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xi4>) -> (tensor<4x4xi4>) {
  %3 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i4>, %2: tensor<i4>):
    "stablehlo.return"(%1) : (tensor<i4>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>} : (tensor<4x4xi4>) -> (tensor<4x4xi4>)
  "func.return"(%3) : (tensor<4x4xi4>) -> ()
}
}
