// Breaks I4 of sort; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>) -> (tensor<4x2x2xi64>) {
  %3 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
  }) {dimension = 2 : i64, is_stable = true} : (tensor<4x2x2xi64>) -> (tensor<4x2x2xi64>)
  "func.return"(%3) : (tensor<4x2x2xi64>) -> ()
}
}
