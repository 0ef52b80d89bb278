// Breaks I2 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<complex<f32>>, %1: tensor<complex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
  %2 = "stablehlo.constant"() {value = dense<"0x03000000000000000200000000000000"> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<complex<f32>>, tensor<complex<f32>>, tensor<2xi64>) -> (tensor<3x2xcomplex<f32>>)
  "func.return"(%3) : (tensor<3x2xcomplex<f32>>) -> ()
}
}
