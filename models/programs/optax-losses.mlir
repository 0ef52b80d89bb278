module @jit_optax_losses attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0]"}, tensor<6x6xf32> {jax.result_info = "result[1]"}, tensor<6xf32> {jax.result_info = "result[2]"}, tensor<6x6xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<6x6xf32>
    %1 = stablehlo.abs %0 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<6x6xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<6x6xf32>
    %5 = stablehlo.multiply %3, %3 : tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<6x6xf32>
    %10 = stablehlo.add %7, %9 : tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %12 = stablehlo.compare GT, %arg1, %11, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
    %13 = stablehlo.convert %12 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %14 = call @log_sigmoid(%arg0) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %15 = stablehlo.negate %arg0 : tensor<6x6xf32>
    %16 = call @log_sigmoid(%15) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %17 = stablehlo.negate %13 : tensor<6x6xf32>
    %18 = stablehlo.multiply %17, %14 : tensor<6x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %20 = stablehlo.subtract %19, %13 : tensor<6x6xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<6x6xf32>
    %22 = stablehlo.subtract %18, %21 : tensor<6x6xf32>
    %23 = chlo.square %arg0 : tensor<6x6xf32> -> tensor<6x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %26 = chlo.square %arg1 : tensor<6x6xf32> -> tensor<6x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = call @clip(%25, %cst_6) : (tensor<6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %30 = stablehlo.sqrt %29 : tensor<6x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = call @clip(%28, %cst_7) : (tensor<6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    %32 = stablehlo.sqrt %31 : tensor<6x1xf32>
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %34 = stablehlo.divide %arg0, %33 : tensor<6x6xf32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %36 = stablehlo.divide %arg1, %35 : tensor<6x6xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<6x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.subtract %arg0, %arg1 : tensor<6x6xf32>
    %40 = stablehlo.negate %39 : tensor<6x6xf32>
    %41 = stablehlo.maximum %39, %40 : tensor<6x6xf32>
    %42 = stablehlo.subtract %39, %40 : tensor<6x6xf32>
    %43 = stablehlo.compare NE, %42, %42, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
    %44 = stablehlo.add %39, %40 : tensor<6x6xf32>
    %45 = stablehlo.abs %42 : tensor<6x6xf32>
    %46 = stablehlo.negate %45 : tensor<6x6xf32>
    %47 = stablehlo.exponential %46 : tensor<6x6xf32>
    %48 = stablehlo.log_plus_one %47 : tensor<6x6xf32>
    %49 = stablehlo.add %41, %48 : tensor<6x6xf32>
    %50 = stablehlo.select %43, %44, %49 : tensor<6x6xi1>, tensor<6x6xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.log %cst_9 : tensor<f32>
    %52 = stablehlo.convert %51 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %54 = stablehlo.subtract %50, %53 : tensor<6x6xf32>
    return %10, %22, %38, %54 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.negate %arg0 : tensor<6x6xf32>
    %1 = call @softplus(%0) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %2 = stablehlo.negate %1 : tensor<6x6xf32>
    return %2 : tensor<6x6xf32>
  }
  func.func private @softplus(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<6x6xf32>
    %7 = stablehlo.abs %3 : tensor<6x6xf32>
    %8 = stablehlo.negate %7 : tensor<6x6xf32>
    %9 = stablehlo.exponential %8 : tensor<6x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<6x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<6x6xi1>, tensor<6x6xf32>
    return %12 : tensor<6x6xf32>
  }
  func.func private @clip(%arg0: tensor<6x1xf32>, %arg1: tensor<f32>) -> tensor<6x1xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6x1xf32>
    return %2 : tensor<6x1xf32>
  }
}
