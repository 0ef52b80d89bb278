// Breaks C7 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<i1>) -> (tensor<2xi1>) {
  %4 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<i1>, %3: tensor<i1>):
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> (tensor<2xi1>)
  "func.return"(%4) : (tensor<2xi1>) -> ()
}
}
