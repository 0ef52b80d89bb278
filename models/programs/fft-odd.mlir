module @jit_fft_odd attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32>) -> (tensor<3x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:15] : (tensor<3x16xf32>) -> tensor<3x15xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @_pad(%0, %c) : (tensor<3x15xf32>, tensor<i32>) -> tensor<3x15xf32>
    %2 = call @fft(%1) : (tensor<3x15xf32>) -> tensor<3x15xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_pad_0(%2, %c_0) : (tensor<3x15xcomplex<f32>>, tensor<i32>) -> tensor<3x15xcomplex<f32>>
    %4 = call @fft_1(%3) : (tensor<3x15xcomplex<f32>>) -> tensor<3x15xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x15xcomplex<f32>>) -> tensor<3x15xf32>
    return %5 : tensor<3x15xf32>
  }
  func.func private @_pad(%arg0: tensor<3x15xf32>, %arg1: tensor<i32>) -> tensor<3x15xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x15xf32>, tensor<f32>) -> tensor<3x15xf32>
    return %1 : tensor<3x15xf32>
  }
  func.func private @fft(%arg0: tensor<3x15xf32>) -> tensor<3x15xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x15xf32>) -> tensor<3x15xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [15] : (tensor<3x15xcomplex<f32>>) -> tensor<3x15xcomplex<f32>>
    return %1 : tensor<3x15xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<3x15xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<3x15xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x15xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x15xcomplex<f32>>
    return %1 : tensor<3x15xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<3x15xcomplex<f32>>) -> tensor<3x15xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [15] : (tensor<3x15xcomplex<f32>>) -> tensor<3x15xcomplex<f32>>
    return %0 : tensor<3x15xcomplex<f32>>
  }
}
