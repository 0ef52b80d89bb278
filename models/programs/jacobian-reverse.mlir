module @jit_jacobian_reverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<5xf32>
    %5 = stablehlo.exponential %4 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %10 = stablehlo.divide %9, %8 : tensor<1xf32>
    %11 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %12 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %14 = stablehlo.add %11, %13 : tensor<5x5xi32>
    %15 = stablehlo.compare EQ, %14, %12, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %16 = stablehlo.convert %15 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %17 = stablehlo.slice %16 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<5x5xf32>
    %21 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %25 = stablehlo.reshape %24 : (tensor<5xf32>) -> tensor<5x1xf32>
    %26 = stablehlo.negate %25 : tensor<5x1xf32>
    %27 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %29 = stablehlo.divide %17, %28 : tensor<5x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
    %32 = stablehlo.add %29, %31 : tensor<5x5xf32>
    %33 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<5x5xf32>
    %36 = stablehlo.slice %35 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %36 : tensor<5x5xf32>
  }
}
