// Breaks I1 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>} : (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>)
  "func.return"(%1) : (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>) -> ()
}
}
