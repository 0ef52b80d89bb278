// A case of all_reduce on f32; made by python -m corpora build.
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<1x3x5x1xf32>) -> (tensor<1x3x5x1xf32>) {
  %11 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = "stablehlo.constant"() {value = dense<"0x0000A0BFFEFFFF3B000000000000C03DCD6C3144FF7F803FFEFFD74002004037000000330000808000F07F47000080380100843F000080BD001080BF"> : tensor<1x3x5x1xf32>} : () -> (tensor<1x3x5x1xf32>)
    %4 = "stablehlo.round_nearest_afz"(%3) : (tensor<1x3x5x1xf32>) -> (tensor<1x3x5x1xf32>)
    %5 = "stablehlo.constant"() {value = dense<"0x000100008C4DEA666A44442921CC45A100C0FFFF01100000092F2B9701F0FFFF00002000100000000D00000002000000FFF7FFFFFEFFFF7FFFFF0300"> : tensor<1x3x5x1xi32>} : () -> (tensor<1x3x5x1xi32>)
    %6 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
    %7 = "stablehlo.constant"() {value = dense<"0x1F000000"> : tensor<i32>} : () -> (tensor<i32>)
    %8 = "stablehlo.clamp"(%6, %5, %7) : (tensor<i32>, tensor<1x3x5x1xi32>, tensor<i32>) -> (tensor<1x3x5x1xi32>)
    %9 = "stablehlo.shift_left"(%5, %8) : (tensor<1x3x5x1xi32>, tensor<1x3x5x1xi32>) -> (tensor<1x3x5x1xi32>)
    %10 = "stablehlo.constant"() {value = dense<"0x000080B6"> : tensor<f32>} : () -> (tensor<f32>)
    "stablehlo.return"(%10) : (tensor<f32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<1x3x5x1xf32>) -> (tensor<1x3x5x1xf32>)
  "func.return"(%11) : (tensor<1x3x5x1xf32>) -> ()
}
}
