// Breaks C2 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<2x3xf32>, %2: tensor<2x3xf16>, %3: tensor<2x2xcomplex<f32>>, %4: tensor<2x2xcomplex<f32>>) -> (tensor<2x3xf16>, tensor<2x2xcomplex<f32>>) {
  %11, %12 = "stablehlo.case"(%0) ({
  ^bb0(%5: tensor<i32>):
    %6 = "stablehlo.fft"(%1) {fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<2x3xf32>) -> (tensor<2x2xcomplex<f32>>)
    %7 = "stablehlo.constant"() {value = dense<"0x0042"> : tensor<f16>} : () -> (tensor<f16>)
    %8 = "stablehlo.constant"() {value = dense<"0x8048"> : tensor<f16>} : () -> (tensor<f16>)
    %9 = "stablehlo.constant"() {value = dense<"0x02000000000000000300000000000000"> : tensor<2xi64>} : () -> (tensor<2xi64>)
    %10 = "stablehlo.rng"(%7, %8, %9) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> (tensor<2x3xf16>)
    "stablehlo.return"(%2, %6) : (tensor<2x3xf16>, tensor<2x2xcomplex<f32>>) -> ()
  }, {
    "stablehlo.return"(%2, %3) : (tensor<2x3xf16>, tensor<2x2xcomplex<f32>>) -> ()
  }, {
    "stablehlo.return"(%2, %3) : (tensor<2x3xf16>, tensor<2x2xcomplex<f32>>) -> ()
  }, {
    "stablehlo.return"(%2, %4) : (tensor<2x3xf16>, tensor<2x2xcomplex<f32>>) -> ()
  }) : (tensor<i32>) -> (tensor<2x3xf16>, tensor<2x2xcomplex<f32>>)
  "func.return"(%11, %12) : (tensor<2x3xf16>, tensor<2x2xcomplex<f32>>) -> ()
}
}
