// Breaks I2 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xi4>) -> (tensor<3x2xi4>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i4>, %2: tensor<i4>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    "stablehlo.return"(%3) : (tensor<i4>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, scatter_dimension = "wrong", use_global_device_ids = unit} : (tensor<3x2xi4>) -> (tensor<3x2xi4>)
  "func.return"(%4) : (tensor<3x2xi4>) -> ()
}
}
