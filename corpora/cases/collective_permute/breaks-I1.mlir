// Breaks I1 of collective_permute; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) {
  %1 = "stablehlo.collective_permute"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>)
  "func.return"(%1) : (tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> ()
}
}
