// Breaks I3 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3x4xf8E5M2>) -> (tensor<2x3x4xf8E5M2>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    "stablehlo.return"(%3) : (tensor<f8E5M2>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = unit, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2x3x4xf8E5M2>) -> (tensor<2x3x4xf8E5M2>)
  "func.return"(%4) : (tensor<2x3x4xf8E5M2>) -> ()
}
}
