module @jit_net_attention_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf16>, %arg1: tensor<16x16xf16>, %arg2: tensor<16x16xf16>, %arg3: tensor<16x16xf16>, %arg4: tensor<16x16xf16>) -> (tensor<6x16xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    %1 = stablehlo.reshape %0 : (tensor<6x16xf16>) -> tensor<6x2x8xf16>
    %2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    %3 = stablehlo.reshape %2 : (tensor<6x16xf16>) -> tensor<6x2x8xf16>
    %4 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    %5 = stablehlo.reshape %4 : (tensor<6x16xf16>) -> tensor<6x2x8xf16>
    %6 = stablehlo.dot_general %1, %3, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf16>, tensor<6x2x8xf16>) -> tensor<2x6x6xf16>
    %cst = stablehlo.constant dense<2.828130e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x6x6xf16>
    %8 = stablehlo.divide %6, %7 : tensor<2x6x6xf16>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %10 = call @tril(%9) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_0 = stablehlo.constant dense<-6.550400e+04> : tensor<f16>
    %11 = call @_where(%10, %8, %cst_0) : (tensor<6x6xi1>, tensor<2x6x6xf16>, tensor<f16>) -> tensor<2x6x6xf16>
    %cst_1 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x6xf16>, tensor<f16>) -> tensor<2x6xf16>
    %cst_2 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<2x6xf16>
    %14 = stablehlo.maximum %13, %12 : tensor<2x6xf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x6xf16>) -> tensor<2x6x1xf16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x6x1xf16>) -> tensor<2x6x6xf16>
    %17 = stablehlo.subtract %11, %16 : tensor<2x6x6xf16>
    %18 = stablehlo.exponential %17 : tensor<2x6x6xf16>
    %19 = stablehlo.convert %18 : (tensor<2x6x6xf16>) -> tensor<2x6x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %22 = stablehlo.convert %21 : (tensor<2x6x1xf32>) -> tensor<2x6x1xf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x6x1xf16>) -> tensor<2x6x6xf16>
    %24 = stablehlo.divide %18, %23 : tensor<2x6x6xf16>
    %25 = stablehlo.dot_general %5, %24, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf16>, tensor<2x6x6xf16>) -> tensor<2x8x6xf16>
    %26 = stablehlo.transpose %25, dims = [2, 0, 1] : (tensor<2x8x6xf16>) -> tensor<6x2x8xf16>
    %27 = stablehlo.reshape %26 : (tensor<6x2x8xf16>) -> tensor<6x16xf16>
    %28 = stablehlo.dot_general %27, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    return %28 : tensor<6x16xf16>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<2x6x6xf16>, %arg2: tensor<f16>) -> tensor<2x6x6xf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<2x6x6xf16>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x6x6xi1>, tensor<2x6x6xf16>
    return %2 : tensor<2x6x6xf16>
  }
}
