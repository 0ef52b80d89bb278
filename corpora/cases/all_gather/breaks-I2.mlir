// Breaks I2 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<4x2x2xi16>) -> (tensor<4x2x4xi16>, tensor<4x2x4xi16>) {
  %1, %2 = "stablehlo.all_gather"(%0, %0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x2x2xi16>, tensor<4x2x2xi16>) -> (tensor<4x2x4xi16>, tensor<4x2x4xi16>)
  "func.return"(%1, %2) : (tensor<4x2x4xi16>, tensor<4x2x4xi16>) -> ()
}
}
