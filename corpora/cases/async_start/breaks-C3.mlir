// Breaks C3 of async_start; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>) -> (!stablehlo.future<>) {
  %2 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<4x2x2xi1>):
    "stablehlo.return"() : () -> ()
  }) : (tensor<4x2x2xi1>) -> (!stablehlo.future<>)
  "func.return"(%2) : (!stablehlo.future<>) -> ()
}
}
