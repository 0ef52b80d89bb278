// Breaks C1 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x3xf32>, %1: tensor<3x3x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<1x3xf32>) {
  %2 = "stablehlo.triangular_solve"(%1, %0) {left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>, tensor<1x3xf32>) -> (tensor<1x3xf32>)
  "func.return"(%2) : (tensor<1x3xf32>) -> ()
}
}
