module @jit_jacobian attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %6 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.slice %6 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %10 = stablehlo.reshape %8 : (tensor<3x1xf32>) -> tensor<3xf32>
    %11 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %12 = stablehlo.slice %6 [0:3, 1:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %13 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %14 = stablehlo.reshape %12 : (tensor<3x1xf32>) -> tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.multiply %10, %15 : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.multiply %17, %14 : tensor<3xf32>
    %19 = stablehlo.add %16, %18 : tensor<3xf32>
    %20 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %21 = stablehlo.slice %6 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %22 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
    %23 = stablehlo.reshape %21 : (tensor<3x1xf32>) -> tensor<3xf32>
    %24 = stablehlo.cosine %22 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %29 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %31 = stablehlo.concatenate %28, %29, %30, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
    %32 = stablehlo.slice %31 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %32 : tensor<3x3xf32>
  }
}
