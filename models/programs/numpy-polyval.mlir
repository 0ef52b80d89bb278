module @jit_numpy_polyval attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<11xf32>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    %0 = call @polyval(%arg0, %arg1) : (tensor<6xf32>, tensor<11xf32>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @polyval(%arg0: tensor<6xf32>, %arg1: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.slice %arg0 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg0 [4:5] : (tensor<6xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.slice %arg0 [3:4] : (tensor<6xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.slice %arg0 [2:3] : (tensor<6xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.slice %arg0 [1:2] : (tensor<6xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = stablehlo.slice %arg0 [0:1] : (tensor<6xf32>) -> tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<11xf32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %15 = stablehlo.add %13, %14 : tensor<11xf32>
    %16 = stablehlo.multiply %15, %arg1 : tensor<11xf32>
    %17 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %18 = stablehlo.add %16, %17 : tensor<11xf32>
    %19 = stablehlo.multiply %18, %arg1 : tensor<11xf32>
    %20 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %21 = stablehlo.add %19, %20 : tensor<11xf32>
    %22 = stablehlo.multiply %21, %arg1 : tensor<11xf32>
    %23 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %24 = stablehlo.add %22, %23 : tensor<11xf32>
    %25 = stablehlo.multiply %24, %arg1 : tensor<11xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %27 = stablehlo.add %25, %26 : tensor<11xf32>
    return %27 : tensor<11xf32>
  }
}
