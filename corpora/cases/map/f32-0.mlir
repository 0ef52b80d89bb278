// A case of map on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %11 = "stablehlo.map"(%0) ({
  ^bb0(%1: tensor<f32>):
    %2 = "stablehlo.constant"() {value = dense<[[(0x40400000, 0x00000000)]]> : tensor<1x1xcomplex<f32>>} : () -> (tensor<1x1xcomplex<f32>>)
    %3 = "stablehlo.cholesky"(%2) {lower = false} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>)
    %4 = "stablehlo.constant"() {value = dense<[[true]]> : tensor<1x1xi1>} : () -> (tensor<1x1xi1>)
    %5 = "stablehlo.constant"() {value = dense<[[(0x00000000, 0x00000000)]]> : tensor<1x1xcomplex<f32>>} : () -> (tensor<1x1xcomplex<f32>>)
    %6 = "stablehlo.select"(%4, %3, %5) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>)
    %7 = "stablehlo.constant"() {value = dense<"0x0000803F"> : tensor<1x1xf32>} : () -> (tensor<1x1xf32>)
    %8 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> (tensor<1x2xf32>)
    %9 = "stablehlo.triangular_solve"(%7, %8) {left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true} : (tensor<1x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>)
    %10 = "stablehlo.constant"() {value = dense<"0x0000A040"> : tensor<f32>} : () -> (tensor<f32>)
    "stablehlo.return"(%10) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>) -> (tensor<4xf32>)
  "func.return"(%11) : (tensor<4xf32>) -> ()
}
}
