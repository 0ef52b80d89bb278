module @jit_grad_fft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32>) -> (tensor<3x16xf32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %2 = stablehlo.imag %0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %3 = stablehlo.abs %1 : tensor<3x9xf32>
    %4 = stablehlo.abs %2 : tensor<3x9xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<3x9xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %7 = stablehlo.compare GE, %5, %6, FLOAT : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %9 = stablehlo.compare LE, %5, %8, FLOAT : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %13 = stablehlo.multiply %1, %10 : tensor<3x9xf32>
    %14 = stablehlo.multiply %1, %11 : tensor<3x9xf32>
    %15 = stablehlo.select %9, %14, %1 : tensor<3x9xi1>, tensor<3x9xf32>
    %16 = stablehlo.select %7, %13, %15 : tensor<3x9xi1>, tensor<3x9xf32>
    %17 = stablehlo.multiply %2, %10 : tensor<3x9xf32>
    %18 = stablehlo.multiply %2, %11 : tensor<3x9xf32>
    %19 = stablehlo.select %9, %18, %2 : tensor<3x9xi1>, tensor<3x9xf32>
    %20 = stablehlo.select %7, %17, %19 : tensor<3x9xi1>, tensor<3x9xf32>
    %21 = stablehlo.select %9, %10, %12 : tensor<3x9xi1>, tensor<3x9xf32>
    %22 = stablehlo.select %7, %11, %21 : tensor<3x9xi1>, tensor<3x9xf32>
    %23 = chlo.square %16 : tensor<3x9xf32> -> tensor<3x9xf32>
    %24 = chlo.square %20 : tensor<3x9xf32> -> tensor<3x9xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x9xf32>
    %26 = stablehlo.sqrt %25 : tensor<3x9xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<3x9xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %29 = stablehlo.compare EQ, %3, %28, FLOAT : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
    %30 = stablehlo.compare EQ, %4, %28, FLOAT : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
    %31 = stablehlo.or %29, %30 : tensor<3x9xi1>
    %32 = stablehlo.select %31, %28, %27 : tensor<3x9xi1>, tensor<3x9xf32>
    %33 = stablehlo.divide %16, %26 : tensor<3x9xf32>
    %34 = stablehlo.divide %20, %26 : tensor<3x9xf32>
    %35 = stablehlo.real %0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %36 = stablehlo.imag %0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %37 = stablehlo.negate %36 : tensor<3x9xf32>
    %38 = stablehlo.complex %35, %37 : tensor<3x9xcomplex<f32>>
    %39 = stablehlo.convert %32 : (tensor<3x9xf32>) -> tensor<3x9xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x9xcomplex<f32>>
    %41 = stablehlo.compare EQ, %39, %40, FLOAT : (tensor<3x9xcomplex<f32>>, tensor<3x9xcomplex<f32>>) -> tensor<3x9xi1>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<3x9xcomplex<f32>>
    %43 = stablehlo.select %41, %42, %39 : tensor<3x9xi1>, tensor<3x9xcomplex<f32>>
    %44 = stablehlo.divide %38, %43 : tensor<3x9xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %47 = stablehlo.complex %45, %46 : tensor<3x9xcomplex<f32>>
    %48 = stablehlo.multiply %47, %44 : tensor<3x9xcomplex<f32>>
    %49 = call @fft_0(%48) : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    return %49 : tensor<3x16xf32>
  }
  func.func private @fft(%arg0: tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>>
    return %0 : tensor<3x9xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    return %0 : tensor<3x16xf32>
  }
  func.func private @_rfft_transpose(%arg0: tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<9xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<9xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<9xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<9xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<9xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
    %6 = stablehlo.real %arg0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %7 = stablehlo.imag %arg0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %8 = stablehlo.negate %7 : tensor<3x9xf32>
    %9 = stablehlo.complex %6, %8 : tensor<3x9xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
    %11 = stablehlo.divide %9, %10 : tensor<3x9xcomplex<f32>>
    %12 = call @fft_1(%11) : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<3x16xf32>
    return %14 : tensor<3x16xf32>
  }
  func.func private @fft_1(%arg0: tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    return %0 : tensor<3x16xf32>
  }
}
