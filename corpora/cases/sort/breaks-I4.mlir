// Breaks I4 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %1 = "stablehlo.convert"(%0) : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  %6, %7 = "stablehlo.sort"(%0, %1) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i32>, %5: tensor<i32>):
  }) {dimension = -1 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  "func.return"(%6, %7) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
}
}
