// Breaks I6 of reduce_scatter; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<16x2x2xcomplex<f64>>) -> (tensor<4x2x2xcomplex<f64>>) {
  %3 = "stablehlo.reduce_scatter"(%0) ({
  ^bb0(%1: tensor<complex<f64>>, %2: tensor<complex<f64>>):
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64} : (tensor<16x2x2xcomplex<f64>>) -> (tensor<4x2x2xcomplex<f64>>)
  "func.return"(%3) : (tensor<4x2x2xcomplex<f64>>) -> ()
}
}
