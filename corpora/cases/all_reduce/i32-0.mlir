// A case of all_reduce on i32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main() -> (tensor<5x3xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xD802E46BFFFDFFFFFF0100000080FFFFF4FFFFFFEDFFFFFF01000100FFFFFF03FFFFFEFF100000000108000000000400BFFFFFFF01400000FFFF0000"> : tensor<5x3xi32>} : () -> (tensor<5x3xi32>)
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%3) : (tensor<i32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<5x3xi32>) -> (tensor<5x3xi32>)
  "func.return"(%4) : (tensor<5x3xi32>) -> ()
}
}
