// Breaks I4 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>} : (tensor<2x3xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>)
  "func.return"(%1) : (tensor<1x1xcomplex<f64>>) -> ()
}
}
