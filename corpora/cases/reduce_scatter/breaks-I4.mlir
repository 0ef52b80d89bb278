// Breaks I4 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x2x4xf32>) -> (tensor<4x2x2xf32>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%3) : (tensor<f32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = "wrong", type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, scatter_dimension = 2 : i64} : (tensor<4x2x4xf32>) -> (tensor<4x2x2xf32>)
  "func.return"(%4) : (tensor<4x2x2xf32>) -> ()
}
}
