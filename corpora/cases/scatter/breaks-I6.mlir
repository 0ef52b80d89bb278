// Breaks I6 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xcomplex<f64>>, %1: tensor<3x1x3xui8>, %2: tensor<3x3x3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = "stablehlo.add"(%3, %4) : (tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>)
    "stablehlo.return"(%5) : (tensor<complex<f64>>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], input_batching_dims = unit, scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xcomplex<f64>>, tensor<3x1x3xui8>, tensor<3x3x3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>)
  "func.return"(%6) : (tensor<3x3xcomplex<f64>>) -> ()
}
}
