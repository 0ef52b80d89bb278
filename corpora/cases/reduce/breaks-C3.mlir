// Breaks C3 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<i64>, %2: tensor<3x3xi64>) -> (tensor<3x3xi64>, tensor<3x3xi64>) {
  %9, %10 = "stablehlo.reduce"(%0, %2, %1) ({
  ^bb0(%3: tensor<i64>, %4: tensor<i64>, %5: tensor<i64>, %6: tensor<i64>):
    %7 = "stablehlo.maximum"(%3, %5) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    %8 = "stablehlo.xor"(%4, %6) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%7, %8) : (tensor<i64>, tensor<i64>) -> ()
  }) {dimensions = array<i64>} : (tensor<3x3xi64>, tensor<3x3xi64>, tensor<i64>) -> (tensor<3x3xi64>, tensor<3x3xi64>)
  "func.return"(%9, %10) : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
}
}
