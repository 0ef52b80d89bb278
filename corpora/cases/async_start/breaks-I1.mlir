// Breaks I1 of async_start; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: () -> ()) -> (!stablehlo.future<tensor<4x2x2xf8E5M2FNUZ>>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<4x2x2xf8E5M2FNUZ>):
    %2 = "stablehlo.collective_permute"(%1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x2x2xf8E5M2FNUZ>) -> (tensor<4x2x2xf8E5M2FNUZ>)
    "stablehlo.return"(%2) : (tensor<4x2x2xf8E5M2FNUZ>) -> ()
  }) : (() -> ()) -> (!stablehlo.future<tensor<4x2x2xf8E5M2FNUZ>>)
  "func.return"(%3) : (!stablehlo.future<tensor<4x2x2xf8E5M2FNUZ>>) -> ()
}
}
