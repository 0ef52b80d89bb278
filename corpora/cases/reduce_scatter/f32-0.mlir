// A case of reduce_scatter on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x14x2xf32>) -> (tensor<2x7x2xf32>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%3) : (tensor<f32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64} : (tensor<2x14x2xf32>) -> (tensor<2x7x2xf32>)
  "func.return"(%4) : (tensor<2x7x2xf32>) -> ()
}
}
