// A case of if on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<2x1x4x2x4xi32>, %2: tensor<2x1x4x2x4xi32>) -> (tensor<2x1x4x2x4xi32>) {
  %4 = "stablehlo.if"(%0) ({
    "stablehlo.return"(%1) : (tensor<2x1x4x2x4xi32>) -> ()
  }, {
    %3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%2) : (tensor<2x1x4x2x4xi32>) -> ()
  }) : (tensor<i1>) -> (tensor<2x1x4x2x4xi32>)
  "func.return"(%4) : (tensor<2x1x4x2x4xi32>) -> ()
}
}
