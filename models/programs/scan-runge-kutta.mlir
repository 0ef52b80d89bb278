module @jit_scan_runge_kutta attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<10x2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %0) : tensor<i32>, tensor<2xf32>, tensor<10x2xf32>
    cond {
      %c_2 = stablehlo.constant dense<10> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.slice %iterArg_0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
      %4 = stablehlo.slice %iterArg_0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
      %6 = stablehlo.sine %5 : tensor<f32>
      %7 = stablehlo.negate %6 : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_2 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %12 = stablehlo.multiply %11, %10 : tensor<2xf32>
      %13 = stablehlo.add %iterArg_0, %12 : tensor<2xf32>
      %14 = stablehlo.slice %13 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
      %16 = stablehlo.slice %13 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
      %18 = stablehlo.sine %17 : tensor<f32>
      %19 = stablehlo.negate %18 : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %22 = stablehlo.concatenate %20, %21, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_3 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %24 = stablehlo.multiply %23, %22 : tensor<2xf32>
      %25 = stablehlo.add %iterArg_0, %24 : tensor<2xf32>
      %26 = stablehlo.slice %25 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
      %28 = stablehlo.slice %25 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
      %30 = stablehlo.sine %29 : tensor<f32>
      %31 = stablehlo.negate %30 : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %34 = stablehlo.concatenate %32, %33, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %36 = stablehlo.multiply %35, %22 : tensor<2xf32>
      %37 = stablehlo.add %10, %36 : tensor<2xf32>
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %39 = stablehlo.multiply %38, %34 : tensor<2xf32>
      %40 = stablehlo.add %37, %39 : tensor<2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %42 = stablehlo.multiply %41, %34 : tensor<2xf32>
      %43 = stablehlo.add %iterArg_0, %42 : tensor<2xf32>
      %44 = stablehlo.slice %43 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %45 = stablehlo.reshape %44 : (tensor<1xf32>) -> tensor<f32>
      %46 = stablehlo.slice %43 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %47 = stablehlo.reshape %46 : (tensor<1xf32>) -> tensor<f32>
      %48 = stablehlo.sine %47 : tensor<f32>
      %49 = stablehlo.negate %48 : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %52 = stablehlo.concatenate %50, %51, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %53 = stablehlo.add %40, %52 : tensor<2xf32>
      %cst_7 = stablehlo.constant dense<0.0166666675> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %55 = stablehlo.multiply %54, %53 : tensor<2xf32>
      %56 = stablehlo.add %iterArg_0, %55 : tensor<2xf32>
      %57 = func.call @dynamic_update_index_in_dim(%iterArg_1, %iterArg_0, %iterArg) : (tensor<10x2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<10x2xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      stablehlo.return %58, %56, %57 : tensor<i32>, tensor<2xf32>, tensor<10x2xf32>
    }
    return %1#2 : tensor<10x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<10x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<10x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<10x2xf32>
    return %1 : tensor<10x2xf32>
  }
}
