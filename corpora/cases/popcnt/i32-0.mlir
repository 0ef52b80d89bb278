// A case of popcnt on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7x7xi32>) -> (tensor<7x7xi32>) {
  %1 = "stablehlo.popcnt"(%0) : (tensor<7x7xi32>) -> (tensor<7x7xi32>)
  "func.return"(%1) : (tensor<7x7xi32>) -> ()
}
}
