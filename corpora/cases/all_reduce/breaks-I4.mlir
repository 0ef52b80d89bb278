// Breaks I4 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x3xf8E4M3>) -> (tensor<3x3xf8E4M3>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f8E4M3>, %2: tensor<f8E4M3>):
    %3 = "stablehlo.add"(%1, %2) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    "stablehlo.return"(%3) : (tensor<f8E4M3>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids = 7 : i8} : (tensor<3x3xf8E4M3>) -> (tensor<3x3xf8E4M3>)
  "func.return"(%4) : (tensor<3x3xf8E4M3>) -> ()
}
}
