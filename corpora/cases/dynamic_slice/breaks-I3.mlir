// Breaks I3 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<1x1x2xf8E4M3>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2, %2) : (tensor<2x3x4xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<1x1x2xf8E4M3>)
  "func.return"(%3) : (tensor<1x1x2xf8E4M3>) -> ()
}
}
