// Breaks C2 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: tensor<2x3xi32>) -> (tensor<2x3xcomplex<f64>>) {
  %2 = "stablehlo.convert"(%1) : (tensor<2x3xi32>) -> (tensor<2x3xf64>)
  %3 = "stablehlo.composite"(%0, %1, %2) {composite_attributes = {}, decomposition = @no_function, name = "test.composite", version = 0 : i32} : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xf64>) -> (tensor<2x3xcomplex<f64>>)
  "func.return"(%3) : (tensor<2x3xcomplex<f64>>) -> ()
}
func.func private @f0(%0: tensor<2x3xi32>, %1: tensor<2x3xi32>, %2: tensor<2x3xf64>) -> (tensor<2x3xcomplex<f64>>) {
  %3 = "stablehlo.power"(%0, %1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  %4 = "stablehlo.round_nearest_afz"(%2) : (tensor<2x3xf64>) -> (tensor<2x3xf64>)
  %5 = "stablehlo.convert"(%4) : (tensor<2x3xf64>) -> (tensor<2x3xcomplex<f64>>)
  "func.return"(%5) : (tensor<2x3xcomplex<f64>>) -> ()
}
}
