// Breaks I2 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i32>, %2: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<i32>) {
  %4, %5 = "stablehlo.case"(%0) ({
    %3 = "stablehlo.remainder"(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%2, %3) : (tensor<2x3xi1>, tensor<i32>) -> ()
  }, {
  }) : (tensor<i32>) -> (tensor<2x3xi1>, tensor<i32>)
  "func.return"(%4, %5) : (tensor<2x3xi1>, tensor<i32>) -> ()
}
}
