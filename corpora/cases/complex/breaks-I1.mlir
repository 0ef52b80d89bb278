// Breaks I1 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>, %1: tensor<4x2x2xi32>) -> (tensor<4x2x2xcomplex<i32>>) {
  %2 = "stablehlo.complex"(%0, %1) : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> (tensor<4x2x2xcomplex<i32>>)
  "func.return"(%2) : (tensor<4x2x2xcomplex<i32>>) -> ()
}
}
