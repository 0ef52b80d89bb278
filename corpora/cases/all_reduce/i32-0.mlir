// A case of all_reduce on i32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main() -> tensor<5x3xi32> {
    %c = stablehlo.constant dense<[[1810105048, -513, 511], [-32768, -12, -19], [65537, 67108863, -65537], [16, 2049, 262144], [-65, 16385, 65535]]> : tensor<5x3xi32>
    %0 = "stablehlo.all_reduce"(%c) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %1 = stablehlo.minimum %arg0, %arg1 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<5x3xi32>) -> tensor<5x3xi32>
    return %0 : tensor<5x3xi32>
  }
}
