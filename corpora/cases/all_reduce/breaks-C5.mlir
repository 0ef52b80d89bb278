// Breaks C5 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x3xf64>) -> (tensor<3x3xf6E2M3FN>) {
  %3 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f6E2M3FN>, %2: tensor<f6E2M3FN>):
    "stablehlo.return"(%1) : (tensor<f6E2M3FN>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<3x3xf64>) -> (tensor<3x3xf6E2M3FN>)
  "func.return"(%3) : (tensor<3x3xf6E2M3FN>) -> ()
}
}
