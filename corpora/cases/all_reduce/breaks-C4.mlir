// Breaks C4 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xi32>) -> (tensor<4x4xi32>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.or"(%1, %2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%3) : (tensor<i32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, use_global_device_ids = unit} : (tensor<4x4xi32>) -> (tensor<4x4xi32>)
  "func.return"(%4) : (tensor<4x4xi32>) -> ()
}
}
