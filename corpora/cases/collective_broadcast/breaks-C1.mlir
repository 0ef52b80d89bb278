// Breaks C1 of collective_broadcast; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x2x2xcomplex<f64>>) -> (tensor<4x2x2xcomplex<f64>>) {
  %1 = "stablehlo.collective_broadcast"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, -1], [1, -1], [0, 0]]> : tensor<3x2xi64>} : (tensor<4x2x2xcomplex<f64>>) -> (tensor<4x2x2xcomplex<f64>>)
  "func.return"(%1) : (tensor<4x2x2xcomplex<f64>>) -> ()
}
}
