// Breaks I11 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xcomplex<f64>>, %1: tensor<1x3x1xui16>, %2: tensor<1x3x4x1xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = "stablehlo.add"(%3, %4) : (tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>)
    "stablehlo.return"(%5) : (tensor<complex<f64>>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = "wrong"} : (tensor<2x3x4xcomplex<f64>>, tensor<1x3x1xui16>, tensor<1x3x4x1xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>)
  "func.return"(%6) : (tensor<2x3x4xcomplex<f64>>) -> ()
}
}
