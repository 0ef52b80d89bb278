// Breaks I1 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x3xbf16>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%3) : (tensor<bf16>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 1], [3, 0]]> : tensor<2x2xi64>, use_global_device_ids = unit} : (!stablehlo.token) -> (tensor<3x3xbf16>)
  "func.return"(%4) : (tensor<3x3xbf16>) -> ()
}
}
