// Breaks I1 of while; made by python -m corpora build.
module {
func.func public @main(%0: tuple<>) -> (tuple<>) {
  %4 = "stablehlo.while"(%0) ({
  ^bb0(%1: tuple<>):
    %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }, {
  ^bb0(%3: tuple<>):
    "stablehlo.return"(%3) : (tuple<>) -> ()
  }) : (tuple<>) -> (tuple<>)
  "func.return"(%4) : (tuple<>) -> ()
}
}
