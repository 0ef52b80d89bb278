// Breaks I1 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xcomplex<f32>>, %1: tensor<4x2x2xcomplex<f32>>, %2: () -> ()) -> (tensor<4x2x2xcomplex<f32>>) {
  %3 = "stablehlo.composite"(%0, %1, %1, %1, %2) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 0 : i32} : (tensor<4x2x2xcomplex<f32>>, tensor<4x2x2xcomplex<f32>>, tensor<4x2x2xcomplex<f32>>, tensor<4x2x2xcomplex<f32>>, () -> ()) -> (tensor<4x2x2xcomplex<f32>>)
  "func.return"(%3) : (tensor<4x2x2xcomplex<f32>>) -> ()
}
func.func private @f0(%0: tensor<4x2x2xcomplex<f32>>, %1: tensor<4x2x2xcomplex<f32>>, %2: tensor<4x2x2xcomplex<f32>>, %3: tensor<4x2x2xcomplex<f32>>, %4: () -> ()) -> (tensor<4x2x2xcomplex<f32>>) {
  %5 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
  %9 = "stablehlo.reduce_window"(%1, %5) ({
  ^bb0(%6: tensor<complex<f32>>, %7: tensor<complex<f32>>):
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    "stablehlo.return"(%8) : (tensor<complex<f32>>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, -4], [2, -3], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 5, 1, 2>} : (tensor<4x2x2xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<0x0x0xcomplex<f32>>)
  %10 = "stablehlo.reshape"(%2) : (tensor<4x2x2xcomplex<f32>>) -> (tensor<2x4x2xcomplex<f32>>)
  "func.return"(%3) : (tensor<4x2x2xcomplex<f32>>) -> ()
}
func.func private @f1(%0: tensor<4x2x2xcomplex<f32>>, %1: tensor<4x2x2xcomplex<f32>>, %2: tensor<4x2x2xcomplex<f32>>, %3: tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>) {
  %4 = "stablehlo.constant"() {value = dense<[[[(0xC0A00000, 0xC0A00000), (0x40000000, 0xC1000000)], [(0xC0000000, 0x40800000), (0xC0400000, 0xC0A00000)]], [[(0x40400000, 0xC0400000), (0xC0000000, 0x3F800000)], [(0xBF800000, 0xC0000000), (0xC0800000, 0xC0400000)]], [[(0x40C00000, 0x3F800000), (0xC0400000, 0x40800000)], [(0x40E00000, 0xBF800000), (0xC0E00000, 0x40C00000)]], [[(0xC0400000, 0xC0A00000), (0x40E00000, 0xC0A00000)], [(0xC0E00000, 0xC1000000), (0x41000000, 0x40E00000)]]]> : tensor<4x2x2xcomplex<f32>>} : () -> (tensor<4x2x2xcomplex<f32>>)
  "func.return"(%4) : (tensor<4x2x2xcomplex<f32>>) -> ()
}
}
