// Breaks C9 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<16x2x2xi8>) -> (tensor<4x2x2xui8>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%3) : (tensor<i8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[3, 2, 0, 1]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64} : (tensor<16x2x2xi8>) -> (tensor<4x2x2xui8>)
  "func.return"(%4) : (tensor<4x2x2xui8>) -> ()
}
}
