module @jit_fft_convolution attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32>, %arg1: tensor<5xf32>) -> (tensor<16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_pad(%1, %c) : (tensor<16xf32>, tensor<i32>) -> tensor<20xf32>
    %3 = call @fft(%2) : (tensor<20xf32>) -> tensor<11xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_pad_0(%arg1, %c_0) : (tensor<5xf32>, tensor<i32>) -> tensor<20xf32>
    %5 = call @fft(%4) : (tensor<20xf32>) -> tensor<11xcomplex<f32>>
    %6 = stablehlo.multiply %3, %5 : tensor<11xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_pad_1(%6, %c_1) : (tensor<11xcomplex<f32>>, tensor<i32>) -> tensor<11xcomplex<f32>>
    %8 = call @fft_2(%7) : (tensor<11xcomplex<f32>>) -> tensor<20xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.dynamic_slice %8, %c_2, sizes = [16] : (tensor<20xf32>, tensor<i32>) -> tensor<16xf32>
    return %9 : tensor<16xf32>
  }
  func.func private @_pad(%arg0: tensor<16xf32>, %arg1: tensor<i32>) -> tensor<20xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [4], interior = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<20xf32>
    return %1 : tensor<20xf32>
  }
  func.func private @fft(%arg0: tensor<20xf32>) -> tensor<11xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [20] : (tensor<20xf32>) -> tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<5xf32>, %arg1: tensor<i32>) -> tensor<20xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [15], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<20xf32>
    return %1 : tensor<20xf32>
  }
  func.func private @_pad_1(%arg0: tensor<11xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<11xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<11xcomplex<f32>>, tensor<complex<f32>>) -> tensor<11xcomplex<f32>>
    return %1 : tensor<11xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<11xcomplex<f32>>) -> tensor<20xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [20] : (tensor<11xcomplex<f32>>) -> tensor<20xf32>
    return %0 : tensor<20xf32>
  }
}
