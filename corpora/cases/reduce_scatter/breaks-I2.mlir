// Breaks I2 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%3) : (tensor<f64>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids = unit} : (tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>)
  "func.return"(%4) : (tensor<2x3x4xf64>) -> ()
}
}
