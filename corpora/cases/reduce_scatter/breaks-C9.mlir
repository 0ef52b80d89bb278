// Breaks C9 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3x!quant.uniform<u8<0:255>:f32, 0.5:0>>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i1>, %2: tensor<i1>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 1 : i64} : (tensor<3x3xi1>) -> (tensor<3x3x!quant.uniform<u8<0:255>:f32, 0.5:0>>)
  "func.return"(%4) : (tensor<3x3x!quant.uniform<u8<0:255>:f32, 0.5:0>>) -> ()
}
}
