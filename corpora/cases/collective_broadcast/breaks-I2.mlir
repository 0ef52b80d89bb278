// Breaks I2 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<3x3xf8E4M3FNUZ>) -> (tensor<3x3xf8E4M3FNUZ>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = unit} : (tensor<3x3xf8E4M3FNUZ>) -> (tensor<3x3xf8E4M3FNUZ>)
  "func.return"(%1) : (tensor<3x3xf8E4M3FNUZ>) -> ()
}
}
