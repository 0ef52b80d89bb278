// Breaks I1 of while; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<i32>>) -> (tuple<tensor<i32>>) {
  %4 = "stablehlo.while"(%0) ({
  ^bb0(%1: tuple<tensor<i32>>):
    %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }, {
  ^bb0(%3: tuple<tensor<i32>>):
    "stablehlo.return"(%3) : (tuple<tensor<i32>>) -> ()
  }) : (tuple<tensor<i32>>) -> (tuple<tensor<i32>>)
  "func.return"(%4) : (tuple<tensor<i32>>) -> ()
}
}
