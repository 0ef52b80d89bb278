// Breaks I1 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x3xui8>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%3) : (tensor<ui8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 3], [0, 2]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids = unit} : (!stablehlo.token) -> (tensor<3x3xui8>)
  "func.return"(%4) : (tensor<3x3xui8>) -> ()
}
}
