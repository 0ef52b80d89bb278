// Breaks C6 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2x3x14xbf16>) -> (tensor<2x3x4xbf16>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%3) : (tensor<bf16>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<2x3x14xbf16>) -> (tensor<2x3x4xbf16>)
  "func.return"(%4) : (tensor<2x3x4xbf16>) -> ()
}
}
