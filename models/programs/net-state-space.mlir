module @jit_net_state_space attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<6x16xf32>) -> (tensor<6x16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<16xf32>
    %1 = stablehlo.exponential %0 : tensor<16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.add %2, %1 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<16xf32>) -> tensor<6x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %9 = stablehlo.multiply %arg2, %8 : tensor<6x16xf32>
    %10 = stablehlo.slice %6 [0:5:2, 0:16] : (tensor<6x16xf32>) -> tensor<3x16xf32>
    %11 = stablehlo.slice %9 [0:5:2, 0:16] : (tensor<6x16xf32>) -> tensor<3x16xf32>
    %12 = stablehlo.slice %6 [1:6:2, 0:16] : (tensor<6x16xf32>) -> tensor<3x16xf32>
    %13 = stablehlo.slice %9 [1:6:2, 0:16] : (tensor<6x16xf32>) -> tensor<3x16xf32>
    %14 = stablehlo.multiply %10, %12 : tensor<3x16xf32>
    %15 = stablehlo.multiply %11, %12 : tensor<3x16xf32>
    %16 = stablehlo.add %15, %13 : tensor<3x16xf32>
    %17 = stablehlo.slice %16 [0:2:2, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %18 = stablehlo.slice %14 [1:3:2, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %19 = stablehlo.slice %16 [1:3:2, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %20 = stablehlo.multiply %17, %18 : tensor<1x16xf32>
    %21 = stablehlo.add %20, %19 : tensor<1x16xf32>
    %22 = stablehlo.slice %14 [2:3:2, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %23 = stablehlo.slice %16 [2:3:2, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %24 = stablehlo.multiply %21, %22 : tensor<1x16xf32>
    %25 = stablehlo.add %24, %23 : tensor<1x16xf32>
    %26 = stablehlo.slice %16 [0:1, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %27 = stablehlo.concatenate %26, %25, dim = 0 : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<2x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.pad %27, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x16xf32>, tensor<f32>) -> tensor<3x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %21, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<3x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x16xf32>
    %31 = stablehlo.slice %30 [0:2, 0:16] : (tensor<3x16xf32>) -> tensor<2x16xf32>
    %32 = stablehlo.slice %6 [2:6:2, 0:16] : (tensor<6x16xf32>) -> tensor<2x16xf32>
    %33 = stablehlo.slice %9 [2:6:2, 0:16] : (tensor<6x16xf32>) -> tensor<2x16xf32>
    %34 = stablehlo.multiply %31, %32 : tensor<2x16xf32>
    %35 = stablehlo.add %34, %33 : tensor<2x16xf32>
    %36 = stablehlo.slice %9 [0:1, 0:16] : (tensor<6x16xf32>) -> tensor<1x16xf32>
    %37 = stablehlo.concatenate %36, %35, dim = 0 : (tensor<1x16xf32>, tensor<2x16xf32>) -> tensor<3x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %37, %cst_3, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<6x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %30, %cst_4, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<6x16xf32>
    %40 = stablehlo.add %38, %39 : tensor<6x16xf32>
    return %40 : tensor<6x16xf32>
  }
}
