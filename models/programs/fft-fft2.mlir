module @jit_fft_fft2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32>) -> (tensor<3x16xf32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %1 = call @_roll_static(%0) : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %2 = stablehlo.real %1 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %3 = stablehlo.imag %1 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %4 = stablehlo.abs %2 : tensor<3x16xf32>
    %5 = stablehlo.abs %3 : tensor<3x16xf32>
    %6 = stablehlo.maximum %4, %5 : tensor<3x16xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %8 = stablehlo.compare GE, %6, %7, FLOAT : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %10 = stablehlo.compare LE, %6, %9, FLOAT : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %14 = stablehlo.multiply %2, %11 : tensor<3x16xf32>
    %15 = stablehlo.multiply %2, %12 : tensor<3x16xf32>
    %16 = stablehlo.select %10, %15, %2 : tensor<3x16xi1>, tensor<3x16xf32>
    %17 = stablehlo.select %8, %14, %16 : tensor<3x16xi1>, tensor<3x16xf32>
    %18 = stablehlo.multiply %3, %11 : tensor<3x16xf32>
    %19 = stablehlo.multiply %3, %12 : tensor<3x16xf32>
    %20 = stablehlo.select %10, %19, %3 : tensor<3x16xi1>, tensor<3x16xf32>
    %21 = stablehlo.select %8, %18, %20 : tensor<3x16xi1>, tensor<3x16xf32>
    %22 = stablehlo.select %10, %11, %13 : tensor<3x16xi1>, tensor<3x16xf32>
    %23 = stablehlo.select %8, %12, %22 : tensor<3x16xi1>, tensor<3x16xf32>
    %24 = chlo.square %17 : tensor<3x16xf32> -> tensor<3x16xf32>
    %25 = chlo.square %21 : tensor<3x16xf32> -> tensor<3x16xf32>
    %26 = stablehlo.add %24, %25 : tensor<3x16xf32>
    %27 = stablehlo.sqrt %26 : tensor<3x16xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<3x16xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %30 = stablehlo.compare EQ, %4, %29, FLOAT : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xi1>
    %31 = stablehlo.compare EQ, %5, %29, FLOAT : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xi1>
    %32 = stablehlo.or %30, %31 : tensor<3x16xi1>
    %33 = stablehlo.select %32, %29, %28 : tensor<3x16xi1>, tensor<3x16xf32>
    %34 = stablehlo.divide %17, %27 : tensor<3x16xf32>
    %35 = stablehlo.divide %21, %27 : tensor<3x16xf32>
    return %33 : tensor<3x16xf32>
  }
  func.func private @fft(%arg0: tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [3, 16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    return %1 : tensor<3x16xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [2:3, 0:16] : (tensor<3x16xcomplex<f32>>) -> tensor<1x16xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:2, 0:16] : (tensor<3x16xcomplex<f32>>) -> tensor<2x16xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x16xcomplex<f32>>, tensor<2x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:3, 8:16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:3, 0:8] : (tensor<3x16xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<3x8xcomplex<f32>>, tensor<3x8xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    return %5 : tensor<3x16xcomplex<f32>>
  }
}
