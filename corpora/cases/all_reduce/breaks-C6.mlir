// Breaks C6 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x3x4xui64>) -> (tensor<2x3x4xui64>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    "stablehlo.return"(%3) : (tensor<ui64>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<3x3x4xui64>) -> (tensor<2x3x4xui64>)
  "func.return"(%4) : (tensor<2x3x4xui64>) -> ()
}
}
