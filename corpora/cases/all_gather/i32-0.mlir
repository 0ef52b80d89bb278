// A case of all_gather on i32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3xi32>) -> (tensor<2x6xi32>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x3xi32>) -> (tensor<2x6xi32>)
  "func.return"(%1) : (tensor<2x6xi32>) -> ()
}
}
