// Breaks I3 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xcomplex<f64>>, %1: tensor<i1>, %2: tuple<tensor<3x2xcomplex<f64>>>) -> (tensor<3x2xcomplex<f64>>) {
  %3 = "stablehlo.select"(%1, %0, %2) : (tensor<i1>, tensor<3x2xcomplex<f64>>, tuple<tensor<3x2xcomplex<f64>>>) -> (tensor<3x2xcomplex<f64>>)
  "func.return"(%3) : (tensor<3x2xcomplex<f64>>) -> ()
}
}
