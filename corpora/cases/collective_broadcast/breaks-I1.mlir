// Breaks I1 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>)
  "func.return"(%1) : (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> ()
}
}
