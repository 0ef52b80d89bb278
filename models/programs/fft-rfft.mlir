module @jit_fft_rfft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32>) -> (tensor<3x16xf32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>>
    %1 = stablehlo.iota dim = 0 : tensor<9xi32>
    %2 = stablehlo.convert %1 : (tensor<9xi32>) -> tensor<9xcomplex<f32>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<9xcomplex<f32>>) -> tensor<1x9xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
    %5 = stablehlo.multiply %0, %4 : tensor<3x9xcomplex<f32>>
    %6 = call @fft_0(%5) : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    return %6 : tensor<3x16xf32>
  }
  func.func private @fft(%arg0: tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<3x16xf32>) -> tensor<3x9xcomplex<f32>>
    return %0 : tensor<3x9xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    return %0 : tensor<3x16xf32>
  }
}
