// Breaks I2 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xi2>) -> (tensor<3x2xi2>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = "wrong"} : (tensor<3x2xi2>) -> (tensor<3x2xi2>)
  "func.return"(%1) : (tensor<3x2xi2>) -> ()
}
}
