// Breaks C2 of async_start; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E8M0FNU>) -> (!stablehlo.future<tensor<4x2x1xf8E8M0FNU>>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<4x2x2xf8E8M0FNU>):
    %2 = "stablehlo.constant"() {value = dense<5.877471754e-39> : tensor<4x2x1x2xf8E8M0FNU>} : () -> (tensor<4x2x1x2xf8E8M0FNU>)
    "stablehlo.return"(%2) : (tensor<4x2x1x2xf8E8M0FNU>) -> ()
  }) : (tensor<4x2x2xf8E8M0FNU>) -> (!stablehlo.future<tensor<4x2x1xf8E8M0FNU>>)
  "func.return"(%3) : (!stablehlo.future<tensor<4x2x1xf8E8M0FNU>>) -> ()
}
}
