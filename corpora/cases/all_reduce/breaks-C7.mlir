// Breaks C7 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3xi8>) -> (tensor<2x3x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.or"(%1, %2) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%3) : (tensor<i8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>} : (tensor<2x3xi8>) -> (tensor<2x3x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>)
  "func.return"(%4) : (tensor<2x3x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> ()
}
}
