module @jit_net_rope attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf32>) -> (tensor<6x16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:6, 0:16:2] : (tensor<6x16xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.iota dim = 0 : tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.iota dim = 0 : tensor<8xf32>
    %4 = stablehlo.negate %3 : tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.power %5, %4 : tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<6x8xf32>
    %11 = stablehlo.cosine %10 : tensor<6x8xf32>
    %12 = stablehlo.multiply %0, %11 : tensor<6x8xf32>
    %13 = stablehlo.slice %arg0 [0:6, 1:16:2] : (tensor<6x16xf32>) -> tensor<6x8xf32>
    %14 = stablehlo.iota dim = 0 : tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %16 = stablehlo.iota dim = 0 : tensor<8xf32>
    %17 = stablehlo.negate %16 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.power %18, %17 : tensor<8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %21 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<6x8xf32>
    %24 = stablehlo.sine %23 : tensor<6x8xf32>
    %25 = stablehlo.multiply %13, %24 : tensor<6x8xf32>
    %26 = stablehlo.subtract %12, %25 : tensor<6x8xf32>
    %27 = stablehlo.slice %arg0 [0:6, 0:16:2] : (tensor<6x16xf32>) -> tensor<6x8xf32>
    %28 = stablehlo.multiply %27, %24 : tensor<6x8xf32>
    %29 = stablehlo.slice %arg0 [0:6, 1:16:2] : (tensor<6x16xf32>) -> tensor<6x8xf32>
    %30 = stablehlo.multiply %29, %11 : tensor<6x8xf32>
    %31 = stablehlo.add %28, %30 : tensor<6x8xf32>
    %32 = stablehlo.concatenate %26, %31, dim = 1 : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    return %32 : tensor<6x16xf32>
  }
}
