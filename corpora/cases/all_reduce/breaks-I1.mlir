// Breaks I1 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xf4E2M1FN>, %1: tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2xf4E2M1FN>) {
  %5 = "stablehlo.all_reduce"(%0, %1) ({
  ^bb0(%2: tensor<f4E2M1FN>, %3: tensor<f4E2M1FN>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    "stablehlo.return"(%4) : (tensor<f4E2M1FN>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids = unit} : (tensor<3x2xf4E2M1FN>, tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2xf4E2M1FN>)
  "func.return"(%5) : (tensor<3x2xf4E2M1FN>) -> ()
}
}
