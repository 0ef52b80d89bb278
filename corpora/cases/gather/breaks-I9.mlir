// Breaks I9 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi8>, %1: tensor<1x3xi64>) -> (tensor<3x3x1xi8>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 0>, indices_are_sorted = false} : (tensor<3x3xi8>, tensor<1x3xi64>) -> (tensor<3x3x1xi8>)
  "func.return"(%2) : (tensor<3x3x1xi8>) -> ()
}
}
