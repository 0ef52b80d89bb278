// A case of case on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<1xf32>, %2: tensor<1x128x1xcomplex<f32>>) -> (tensor<1xf32>) {
  %11 = "stablehlo.case"(%0) ({
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }, {
    %6 = "stablehlo.all_reduce"(%0) ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
      %5 = "stablehlo.maximum"(%3, %4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
      "stablehlo.return"(%5) : (tensor<i32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }, {
    %7 = "stablehlo.constant"() {value = dense<(0xC0000000, 0x3F000000)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
    %10 = "stablehlo.reduce"(%2, %7) ({
    ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
      "stablehlo.return"(%9) : (tensor<complex<f32>>) -> ()
    }) {dimensions = array<i64: 2, 1>} : (tensor<1x128x1xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<1xcomplex<f32>>)
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }) : (tensor<i32>) -> (tensor<1xf32>)
  "func.return"(%11) : (tensor<1xf32>) -> ()
}
}
