module @jit_fft_stft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x16xf32>) -> tensor<48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<3.14159274> : tensor<f32>
    %1 = call @_linspace(%c, %cst) : (tensor<i32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.sine %1 : tensor<16xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_pad(%0, %cst_0) : (tensor<48xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<64xf32>, tensor<0xf32>) -> tensor<64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.multiply %7, %7 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.divide %cst_3, %8 : tensor<f32>
    %10 = stablehlo.sqrt %9 : tensor<f32>
    %11 = stablehlo.convert %10 : (tensor<f32>) -> tensor<complex<f32>>
    %12 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_4 = stablehlo.constant dense<8> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %14 = stablehlo.multiply %13, %12 : tensor<7xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %16 = stablehlo.add %15, %14 : tensor<7xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %18 = stablehlo.compare LT, %16, %17, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_7 = stablehlo.constant dense<64> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %20 = stablehlo.add %16, %19 : tensor<7xi32>
    %21 = stablehlo.select %18, %20, %16 : tensor<7xi1>, tensor<7xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %23 = "stablehlo.gather"(%6, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16>}> : (tensor<64xf32>, tensor<7x1xi32>) -> tensor<7x16xf32>
    %24 = stablehlo.reshape %3 : (tensor<16xf32>) -> tensor<1x16xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<7x16xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<7x16xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_pad_0(%26, %c_8) : (tensor<7x16xf32>, tensor<i32>) -> tensor<7x16xf32>
    %28 = call @fft(%27) : (tensor<7x16xf32>) -> tensor<7x9xcomplex<f32>>
    %29 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<complex<f32>>) -> tensor<7x9xcomplex<f32>>
    %30 = stablehlo.multiply %28, %29 : tensor<7x9xcomplex<f32>>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<7x9xcomplex<f32>>) -> tensor<9x7xcomplex<f32>>
    %32 = stablehlo.real %31 : (tensor<9x7xcomplex<f32>>) -> tensor<9x7xf32>
    %33 = stablehlo.imag %31 : (tensor<9x7xcomplex<f32>>) -> tensor<9x7xf32>
    %34 = stablehlo.abs %32 : tensor<9x7xf32>
    %35 = stablehlo.abs %33 : tensor<9x7xf32>
    %36 = stablehlo.maximum %34, %35 : tensor<9x7xf32>
    %cst_9 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %38 = stablehlo.compare GE, %36, %37, FLOAT : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xi1>
    %cst_10 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %40 = stablehlo.compare LE, %36, %39, FLOAT : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xi1>
    %cst_11 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %cst_12 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %44 = stablehlo.multiply %32, %41 : tensor<9x7xf32>
    %45 = stablehlo.multiply %32, %42 : tensor<9x7xf32>
    %46 = stablehlo.select %40, %45, %32 : tensor<9x7xi1>, tensor<9x7xf32>
    %47 = stablehlo.select %38, %44, %46 : tensor<9x7xi1>, tensor<9x7xf32>
    %48 = stablehlo.multiply %33, %41 : tensor<9x7xf32>
    %49 = stablehlo.multiply %33, %42 : tensor<9x7xf32>
    %50 = stablehlo.select %40, %49, %33 : tensor<9x7xi1>, tensor<9x7xf32>
    %51 = stablehlo.select %38, %48, %50 : tensor<9x7xi1>, tensor<9x7xf32>
    %52 = stablehlo.select %40, %41, %43 : tensor<9x7xi1>, tensor<9x7xf32>
    %53 = stablehlo.select %38, %42, %52 : tensor<9x7xi1>, tensor<9x7xf32>
    %54 = chlo.square %47 : tensor<9x7xf32> -> tensor<9x7xf32>
    %55 = chlo.square %51 : tensor<9x7xf32> -> tensor<9x7xf32>
    %56 = stablehlo.add %54, %55 : tensor<9x7xf32>
    %57 = stablehlo.sqrt %56 : tensor<9x7xf32>
    %58 = stablehlo.multiply %57, %53 : tensor<9x7xf32>
    %cst_14 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %60 = stablehlo.compare EQ, %34, %59, FLOAT : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xi1>
    %61 = stablehlo.compare EQ, %35, %59, FLOAT : (tensor<9x7xf32>, tensor<9x7xf32>) -> tensor<9x7xi1>
    %62 = stablehlo.or %60, %61 : tensor<9x7xi1>
    %63 = stablehlo.select %62, %59, %58 : tensor<9x7xi1>, tensor<9x7xf32>
    %64 = stablehlo.divide %47, %57 : tensor<9x7xf32>
    %65 = stablehlo.divide %51, %57 : tensor<9x7xf32>
    return %63 : tensor<9x7xf32>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<16xf32>
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<16xf32>
    %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<16xf32>
    %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %14 = stablehlo.multiply %13, %2 : tensor<16xf32>
    %15 = stablehlo.add %9, %14 : tensor<16xf32>
    return %15 : tensor<16xf32>
  }
  func.func private @_pad(%arg0: tensor<48xf32>, %arg1: tensor<f32>) -> tensor<64xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [8], high = [8], interior = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @_pad_0(%arg0: tensor<7x16xf32>, %arg1: tensor<i32>) -> tensor<7x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x16xf32>, tensor<f32>) -> tensor<7x16xf32>
    return %1 : tensor<7x16xf32>
  }
  func.func private @fft(%arg0: tensor<7x16xf32>) -> tensor<7x9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<7x16xf32>) -> tensor<7x9xcomplex<f32>>
    return %0 : tensor<7x9xcomplex<f32>>
  }
}
