module @jit_lax_associative_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:4, 0:7:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.slice %arg0 [0:4, 1:8:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<4x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x4xf32>
    %4 = stablehlo.slice %3 [0:4, 0:3:2] : (tensor<4x4xf32>) -> tensor<4x2xf32>
    %5 = stablehlo.slice %3 [0:4, 1:4:2] : (tensor<4x4xf32>) -> tensor<4x2xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<4x2xf32>
    %7 = stablehlo.add %6, %5 : tensor<4x2xf32>
    %8 = stablehlo.slice %7 [0:4, 0:1:2] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.slice %7 [0:4, 1:2:2] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<4x1xf32>
    %11 = stablehlo.add %10, %9 : tensor<4x1xf32>
    %12 = stablehlo.slice %11 [0:4, 0:0] : (tensor<4x1xf32>) -> tensor<4x0xf32>
    %13 = stablehlo.slice %7 [0:4, 2:2:2] : (tensor<4x2xf32>) -> tensor<4x0xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<4x0xf32>
    %15 = stablehlo.add %14, %13 : tensor<4x0xf32>
    %16 = stablehlo.slice %7 [0:4, 0:1] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %17 = stablehlo.concatenate %16, %15, dim = 1 : (tensor<4x1xf32>, tensor<4x0xf32>) -> tensor<4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %17, %cst, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %11, %cst_0, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x2xf32>
    %20 = stablehlo.add %18, %19 : tensor<4x2xf32>
    %21 = stablehlo.slice %20 [0:4, 0:1] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %22 = stablehlo.slice %3 [0:4, 2:4:2] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<4x1xf32>
    %24 = stablehlo.add %23, %22 : tensor<4x1xf32>
    %25 = stablehlo.slice %3 [0:4, 0:1] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %26 = stablehlo.concatenate %25, %24, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %26, %cst_1, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.pad %20, %cst_2, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %29 = stablehlo.add %27, %28 : tensor<4x4xf32>
    %30 = stablehlo.slice %29 [0:4, 0:3] : (tensor<4x4xf32>) -> tensor<4x3xf32>
    %31 = stablehlo.slice %arg0 [0:4, 2:8:2] : (tensor<4x8xf32>) -> tensor<4x3xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<4x3xf32>
    %33 = stablehlo.add %32, %31 : tensor<4x3xf32>
    %34 = stablehlo.slice %arg0 [0:4, 0:1] : (tensor<4x8xf32>) -> tensor<4x1xf32>
    %35 = stablehlo.concatenate %34, %33, dim = 1 : (tensor<4x1xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %35, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %29, %cst_4, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %38 = stablehlo.add %36, %37 : tensor<4x8xf32>
    return %38 : tensor<4x8xf32>
  }
}
