module @jit_linalg_conjugate_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x2xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg1 [0:5, 0:1] : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<5x1xf32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.dot_general %1, %1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.add %cst_0, %3 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = chlo.square %cst_1 : tensor<f32> -> tensor<f32>
    %6 = stablehlo.convert %5 : tensor<f32>
    %7 = stablehlo.multiply %6, %4 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = chlo.square %cst_2 : tensor<f32> -> tensor<f32>
    %9 = stablehlo.convert %8 : tensor<f32>
    %10 = stablehlo.maximum %7, %9 : tensor<f32>
    %11 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %14 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %16 = stablehlo.add %13, %15 : tensor<5x5xi32>
    %17 = stablehlo.compare EQ, %16, %14, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %18 = stablehlo.convert %17 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<5x5xf32>
    %21 = stablehlo.add %12, %20 : tensor<5x5xf32>
    %22 = stablehlo.dot_general %21, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %23 = stablehlo.subtract %1, %22 : tensor<5xf32>
    %24 = stablehlo.dot_general %23, %23, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.add %cst_4, %24 : tensor<f32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %26:7 = stablehlo.while(%iterArg = %10, %iterArg_6 = %arg0, %iterArg_7 = %2, %iterArg_8 = %23, %iterArg_9 = %25, %iterArg_10 = %23, %iterArg_11 = %c_5) : tensor<f32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<i32>
    cond {
      %27 = stablehlo.compare GT, %iterArg_9, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_11, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %29 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<i1>
      %30 = stablehlo.compare NE, %28, %29, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %31 = stablehlo.convert %30 : tensor<i1>
      %32 = stablehlo.and %27, %31 : tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %27 = stablehlo.transpose %iterArg_6, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %28 = stablehlo.dot_general %iterArg_6, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %29 = stablehlo.iota dim = 0 : tensor<5x5xi32>
      %30 = stablehlo.iota dim = 1 : tensor<5x5xi32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
      %32 = stablehlo.add %29, %31 : tensor<5x5xi32>
      %33 = stablehlo.compare EQ, %32, %30, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %34 = stablehlo.convert %33 : (tensor<5x5xi1>) -> tensor<5x5xf32>
      %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      %36 = stablehlo.multiply %35, %34 : tensor<5x5xf32>
      %37 = stablehlo.add %28, %36 : tensor<5x5xf32>
      %38 = stablehlo.dot_general %37, %iterArg_10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %39 = stablehlo.dot_general %iterArg_10, %38, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.add %cst_14, %39 : tensor<f32>
      %41 = stablehlo.divide %iterArg_9, %40 : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %43 = stablehlo.multiply %42, %iterArg_10 : tensor<5xf32>
      %44 = stablehlo.add %iterArg_7, %43 : tensor<5xf32>
      %45 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %46 = stablehlo.multiply %45, %38 : tensor<5xf32>
      %47 = stablehlo.subtract %iterArg_8, %46 : tensor<5xf32>
      %48 = stablehlo.dot_general %47, %47, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.add %cst_15, %48 : tensor<f32>
      %50 = stablehlo.divide %49, %iterArg_9 : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %52 = stablehlo.multiply %51, %iterArg_10 : tensor<5xf32>
      %53 = stablehlo.add %47, %52 : tensor<5xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_11, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %44, %47, %49, %53, %54 : tensor<f32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<i32>
    }
    return %26#2 : tensor<5xf32>
  }
}
