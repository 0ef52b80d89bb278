// Breaks I1 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main(%0: tensor<3x3xbf16>, %1: tensor<3x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x3xbf16>) {
  %5 = "stablehlo.all_reduce"(%0, %1) ({
  ^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%4) : (tensor<bf16>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 1], [3, 0]]> : tensor<2x2xi64>, use_global_device_ids = unit} : (tensor<3x3xbf16>, tensor<3x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x3xbf16>)
  "func.return"(%5) : (tensor<3x3xbf16>) -> ()
}
}
