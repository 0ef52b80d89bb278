module @jit_complex_product attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x5xcomplex<f32>>
    %1 = stablehlo.complex %arg1, %arg0 : tensor<3x5xcomplex<f32>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %4 = stablehlo.complex %arg0, %arg1 : tensor<3x5xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %6 = stablehlo.imag %4 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %7 = stablehlo.negate %6 : tensor<3x5xf32>
    %8 = stablehlo.complex %5, %7 : tensor<3x5xcomplex<f32>>
    %9 = stablehlo.complex %arg1, %arg0 : tensor<3x5xcomplex<f32>>
    %10 = stablehlo.divide %8, %9 : tensor<3x5xcomplex<f32>>
    return %3, %10 : tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
