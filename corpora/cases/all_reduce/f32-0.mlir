// A case of all_reduce on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<f32>) -> (tensor<f64>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%3) : (tensor<f64>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<f32>) -> (tensor<f64>)
  "func.return"(%4) : (tensor<f64>) -> ()
}
}
