// Breaks I1 of all_gather; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x12x4xi64>, tensor<2x12x4xi64>) {
  %2, %3 = "stablehlo.all_gather"(%0, %0, %1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x12x4xi64>, tensor<2x12x4xi64>)
  "func.return"(%2, %3) : (tensor<2x12x4xi64>, tensor<2x12x4xi64>) -> ()
}
}
