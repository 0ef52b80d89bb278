// Breaks C12 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xcomplex<f32>>, %1: tensor<2x1x0xcomplex<f32>>) -> (tensor<4x2x2xui8>) {
  %2 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<complex<f32>>, %7: tensor<complex<f32>>):
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    "stablehlo.return"(%8) : (tensor<complex<f32>>) -> ()
  }) {padding = dense<[[0, 1], [0, -1], [-1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 4, 1, 2>, window_strides = array<i64: 1, 2, 2>} : (tensor<4x2x2xcomplex<f32>>, tensor<2x1x0xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<4x2x2xui8>)
  "func.return"(%9) : (tensor<4x2x2xui8>) -> ()
}
}
