// Breaks I1 of all_to_all; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2xf32>) {
  %2 = "stablehlo.all_to_all"(%0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, split_count = 1 : i64, split_dimension = 1 : i64} : (tensor<3x2xf32>, tensor<3x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2xf32>)
  "func.return"(%2) : (tensor<3x2xf32>) -> ()
}
}
