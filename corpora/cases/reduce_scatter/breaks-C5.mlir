// Breaks C5 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<4x2x2xf32>) -> (tensor<4x2x2xf32>) {
  %5 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = "stablehlo.constant"() {value = dense<7.500001e-01> : tensor<f32>} : () -> (tensor<f32>)
    %4 = "stablehlo.rsqrt"(%3) : (tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%3) : (tensor<f32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[100], [1]]> : tensor<2x1xi64>, scatter_dimension = 2 : i64} : (tensor<4x2x2xf32>) -> (tensor<4x2x2xf32>)
  "func.return"(%5) : (tensor<4x2x2xf32>) -> ()
}
}
