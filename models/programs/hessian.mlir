module @jit_hessian attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %6 = stablehlo.slice %5 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.sine %arg0 : tensor<5xf32>
    %8 = stablehlo.cosine %arg0 : tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %11 = stablehlo.multiply %6, %10 : tensor<5x5xf32>
    %12 = stablehlo.cosine %arg0 : tensor<5xf32>
    %13 = stablehlo.sine %arg0 : tensor<5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<5x5xf32>
    %17 = stablehlo.negate %16 : tensor<5x5xf32>
    %18 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf32>
    %19 = stablehlo.reverse %6, dims = [1] : tensor<5x5xf32>
    %20 = stablehlo.multiply %7, %18 : tensor<5xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %23 = stablehlo.multiply %11, %22 : tensor<5x5xf32>
    %24 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %26 = stablehlo.multiply %25, %19 : tensor<5x5xf32>
    %27 = stablehlo.add %23, %26 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%27 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.multiply %cst_1, %28 : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %32 = stablehlo.multiply %31, %29 : tensor<5xf32>
    %33 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %34 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %36 = stablehlo.add %33, %35 : tensor<1x1xi32>
    %37 = stablehlo.compare EQ, %36, %34, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %38 = stablehlo.convert %37 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %39 = stablehlo.slice %38 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x1xf32>) -> tensor<1xf32>
    %41 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<1xf32>
    %43 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %44 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x1xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<5x1xf32>
    %47 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<1xf32>) -> tensor<1x5xf32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x1x5xf32>
    %49 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %50 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %51 = stablehlo.broadcast_in_dim %47, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %53 = stablehlo.multiply %50, %52 : tensor<5x1x5xf32>
    %54 = stablehlo.broadcast_in_dim %49, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %56 = stablehlo.multiply %55, %48 : tensor<5x1x5xf32>
    %57 = stablehlo.add %53, %56 : tensor<5x1x5xf32>
    %58 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %59 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %60 = stablehlo.multiply %47, %58 : tensor<1x5xf32>
    %61 = stablehlo.broadcast_in_dim %58, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %63 = stablehlo.multiply %48, %62 : tensor<5x1x5xf32>
    %64 = stablehlo.broadcast_in_dim %47, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %66 = stablehlo.multiply %65, %59 : tensor<5x1x5xf32>
    %67 = stablehlo.add %63, %66 : tensor<5x1x5xf32>
    %68 = stablehlo.reverse %57, dims = [2] : tensor<5x1x5xf32>
    %69 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %70 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %73 = stablehlo.multiply %67, %72 : tensor<5x1x5xf32>
    %74 = stablehlo.broadcast_in_dim %60, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %76 = stablehlo.multiply %75, %70 : tensor<5x1x5xf32>
    %77 = stablehlo.add %73, %76 : tensor<5x1x5xf32>
    %78 = stablehlo.add %68, %77 : tensor<5x1x5xf32>
    %79 = stablehlo.slice %78 [0:5, 0:1, 0:5] : (tensor<5x1x5xf32>) -> tensor<5x1x5xf32>
    %80 = stablehlo.reshape %79 : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %82 = stablehlo.slice %81 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %82 : tensor<5x5xf32>
  }
}
