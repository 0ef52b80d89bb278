// Breaks I2 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x3xi8>) -> (tensor<3x3xi8>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.and"(%1, %2) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%3) : (tensor<i8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = "wrong", use_global_device_ids = unit} : (tensor<3x3xi8>) -> (tensor<3x3xi8>)
  "func.return"(%4) : (tensor<3x3xi8>) -> ()
}
}
