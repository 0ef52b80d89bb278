// A case of all_reduce on f32; made by python -m corpora build.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x3x5x1xf32>) -> tensor<1x3x5x1xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<[[[[-1.250000e+00], [0.00781249907], [0.000000e+00], [9.375000e-02], [7.097000e+02]], [[1.00390613], [6.74999904], [1.14440936E-5], [2.98023224E-8], [-1.17549435E-38]], [[6.552000e+04], [6.10351563E-5], [1.03125012], [-6.250000e-02], [-1.00048828]]]]> : tensor<1x3x5x1xf32>
      %1 = stablehlo.round_nearest_afz %cst : tensor<1x3x5x1xf32>
      %c = stablehlo.constant dense<[[[[256], [1726631308], [692339818], [-1589261279], [-16384]], [[4097], [-1758777591], [-4095], [2097152], [16]], [[13], [2], [-2049], [2147483646], [262143]]]]> : tensor<1x3x5x1xi32>
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %c_1 = stablehlo.constant dense<31> : tensor<i32>
      %2 = stablehlo.clamp %c_0, %c, %c_1 : (tensor<i32>, tensor<1x3x5x1xi32>, tensor<i32>) -> tensor<1x3x5x1xi32>
      %3 = stablehlo.shift_left %c, %2 : tensor<1x3x5x1xi32>
      %cst_2 = stablehlo.constant dense<-3.81469727E-6> : tensor<f32>
      stablehlo.return %cst_2 : tensor<f32>
    }) : (tensor<1x3x5x1xf32>) -> tensor<1x3x5x1xf32>
    return %0 : tensor<1x3x5x1xf32>
  }
}
