// Breaks C1 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x7x4xf32>) -> (tensor<2x3x4xf32>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%3) : (tensor<f32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64} : (tensor<2x7x4xf32>) -> (tensor<2x3x4xf32>)
  "func.return"(%4) : (tensor<2x3x4xf32>) -> ()
}
}
