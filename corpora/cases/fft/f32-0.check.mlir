// Self-checking: main returns true where a case of fft on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<> : tensor<5x0xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<5x0xf32>
    %1 = call @case_under_test(%0) : (tensor<5x0xf32>) -> tensor<5x0xcomplex<f32>>
    %2 = stablehlo.real %1 : (tensor<5x0xcomplex<f32>>) -> tensor<5x0xf32>
    %3 = stablehlo.imag %1 : (tensor<5x0xcomplex<f32>>) -> tensor<5x0xf32>
    %cst_0 = stablehlo.constant dense<> : tensor<5x0xf32>
    %4 = stablehlo.optimization_barrier %cst_0 : tensor<5x0xf32>
    %5 = call @case_under_test(%4) : (tensor<5x0xf32>) -> tensor<5x0xcomplex<f32>>
    %6 = stablehlo.real %5 : (tensor<5x0xcomplex<f32>>) -> tensor<5x0xf32>
    %7 = stablehlo.imag %5 : (tensor<5x0xcomplex<f32>>) -> tensor<5x0xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5x0xf32>) -> tensor<5x0xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5, 0] : (tensor<5x0xf32>) -> tensor<5x0xcomplex<f32>>
    return %0 : tensor<5x0xcomplex<f32>>
  }
}
