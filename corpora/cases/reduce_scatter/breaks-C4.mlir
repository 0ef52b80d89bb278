// Breaks C4 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xbf16>) -> (tensor<4x4xbf16>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%3) : (tensor<bf16>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64} : (tensor<4x4xbf16>) -> (tensor<4x4xbf16>)
  "func.return"(%4) : (tensor<4x4xbf16>) -> ()
}
}
