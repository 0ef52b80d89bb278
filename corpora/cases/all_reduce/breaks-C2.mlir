// Breaks C2 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %7 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    %3 = "stablehlo.constant"() {value = dense<-8193> : tensor<i16>} : () -> (tensor<i16>)
    %4 = "stablehlo.constant"() {value = dense<17614> : tensor<i16>} : () -> (tensor<i16>)
    %5 = "stablehlo.divide"(%3, %4) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    %6 = "stablehlo.constant"() {value = dense<-9> : tensor<i8>} : () -> (tensor<i8>)
    "stablehlo.return"(%6) : (tensor<i8>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<4x4xi8>) -> (tensor<4x4xi8>)
  "func.return"(%7) : (tensor<4x4xi8>) -> ()
}
}
