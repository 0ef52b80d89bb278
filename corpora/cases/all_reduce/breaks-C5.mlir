// Breaks C5 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xi8>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%3) : (tensor<i8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xi8>)
  "func.return"(%4) : (tensor<2x3xi8>) -> ()
}
}
