// Breaks C1 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xf16>) -> (tensor<4x4xf16>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f16>, %2: tensor<f16>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%3) : (tensor<f16>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>} : (tensor<4x4xf16>) -> (tensor<4x4xf16>)
  "func.return"(%4) : (tensor<4x4xf16>) -> ()
}
}
