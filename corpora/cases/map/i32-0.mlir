// A case of map on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i4>) -> (tensor<i32>) {
  %4 = "stablehlo.map"(%0, %1) ({
  ^bb0(%2: tensor<i32>, %3: tensor<i4>):
    "stablehlo.return"(%2) : (tensor<i32>) -> ()
  }) {dimensions = array<i64>} : (tensor<i32>, tensor<i4>) -> (tensor<i32>)
  "func.return"(%4) : (tensor<i32>) -> ()
}
}
