// A case of scatter on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<1x0x3xi4>) -> (tensor<f32>) {
  %2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> (tensor<1x3xf32>)
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = "stablehlo.minimum"(%3, %4) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%5) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<f32>, tensor<1x0x3xi4>, tensor<1x3xf32>) -> (tensor<f32>)
  "func.return"(%6) : (tensor<f32>) -> ()
}
}
