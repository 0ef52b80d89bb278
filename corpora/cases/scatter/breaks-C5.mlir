// Breaks C5 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3B11FNUZ>, %1: tensor<2x0xi2>) -> (tensor<3x2xf8E4M3B11FNUZ>) {
  %5 = "stablehlo.scatter"(%0, %1) ({
  ^bb0(%2: tensor<f8E4M3B11FNUZ>, %3: tensor<f8E4M3B11FNUZ>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    "stablehlo.return"(%4) : (tensor<f8E4M3B11FNUZ>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2x0xi2>) -> (tensor<3x2xf8E4M3B11FNUZ>)
  "func.return"(%5) : (tensor<3x2xf8E4M3B11FNUZ>) -> ()
}
}
