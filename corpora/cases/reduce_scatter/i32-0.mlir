// A case of reduce_scatter on i32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> tensor<1xi32> {
    %c = stablehlo.constant dense<[-805032097, 16385]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<-215> : tensor<i32>
    %c_1 = stablehlo.constant dense<215> : tensor<i32>
    %0 = stablehlo.clamp %c_0, %c, %c_1 : (tensor<i32>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0], [3, 2]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %2 = stablehlo.multiply %arg0, %arg1 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<2xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
}
