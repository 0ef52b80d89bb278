// Breaks C7 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x6xcomplex<f32>>) -> (tensor<3x3xf8E8M0FNU>) {
  %4 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<f8E8M0FNU>, %2: tensor<f8E8M0FNU>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    "stablehlo.return"(%3) : (tensor<f8E8M0FNU>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids = unit} : (tensor<3x6xcomplex<f32>>) -> (tensor<3x3xf8E8M0FNU>)
  "func.return"(%4) : (tensor<3x3xf8E8M0FNU>) -> ()
}
}
