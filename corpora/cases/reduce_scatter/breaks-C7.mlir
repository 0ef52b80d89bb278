// Breaks C7 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x8xi64>) -> (tensor<3x2xf64>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%3) : (tensor<f64>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 1, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids = unit} : (tensor<3x8xi64>) -> (tensor<3x2xf64>)
  "func.return"(%4) : (tensor<3x2xf64>) -> ()
}
}
