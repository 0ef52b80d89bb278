module @jit_numpy_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = call @gradient(%arg0) : (tensor<21xf32>) -> tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @gradient(%arg0: tensor<21xf32>) -> tensor<21xf32> {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<21xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<21xf32>) -> tensor<1xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<1xf32>
    %3 = stablehlo.slice %arg0 [20:21] : (tensor<21xf32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [19:20] : (tensor<21xf32>) -> tensor<1xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<1xf32>
    %6 = stablehlo.slice %arg0 [2:21] : (tensor<21xf32>) -> tensor<19xf32>
    %7 = stablehlo.slice %arg0 [0:19] : (tensor<21xf32>) -> tensor<19xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<19xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<19xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<19xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<19xf32>
    %12 = stablehlo.divide %10, %11 : tensor<19xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.divide %5, %13 : tensor<1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %16 = stablehlo.divide %2, %15 : tensor<1xf32>
    %17 = stablehlo.concatenate %16, %12, %14, dim = 0 : (tensor<1xf32>, tensor<19xf32>, tensor<1xf32>) -> tensor<21xf32>
    return %17 : tensor<21xf32>
  }
}
