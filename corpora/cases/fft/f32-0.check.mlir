// Self-checking: main returns true where a case of fft on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<> : tensor<5x0xf32>} : () -> (tensor<5x0xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<5x0xf32>) -> (tensor<5x0xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<5x0xf32>) -> (tensor<5x0xcomplex<f32>>)
  %v4 = "stablehlo.real"(%v3) : (tensor<5x0xcomplex<f32>>) -> (tensor<5x0xf32>)
  %v5 = "stablehlo.imag"(%v3) : (tensor<5x0xcomplex<f32>>) -> (tensor<5x0xf32>)
  %v6 = "stablehlo.constant"() {value = dense<> : tensor<5x0xf32>} : () -> (tensor<5x0xf32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<5x0xf32>) -> (tensor<5x0xf32>)
  %v8 = "func.call"(%v7) {callee = @case_under_test} : (tensor<5x0xf32>) -> (tensor<5x0xcomplex<f32>>)
  %v9 = "stablehlo.real"(%v8) : (tensor<5x0xcomplex<f32>>) -> (tensor<5x0xf32>)
  %v10 = "stablehlo.imag"(%v8) : (tensor<5x0xcomplex<f32>>) -> (tensor<5x0xf32>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<5x0xf32>) -> (tensor<5x0xcomplex<f32>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 5, 0>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<5x0xf32>) -> (tensor<5x0xcomplex<f32>>)
  "func.return"(%1) : (tensor<5x0xcomplex<f32>>) -> ()
}
}
