// A case of async_start on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<1xf32> {
    %cst = stablehlo.constant dense<0.0234374963> : tensor<1xf32>
    %0 = "stablehlo.async_start"(%cst) ({
    ^bb0(%arg0: tensor<1xf32>):
      %2 = stablehlo.slice %arg0 [0:1:2] : (tensor<1xf32>) -> tensor<1xf32>
      stablehlo.return %2 : tensor<1xf32>
    }) : (tensor<1xf32>) -> !stablehlo.future<tensor<1xf32>>
    %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<1xf32>>) -> tensor<1xf32>
    return %1 : tensor<1xf32>
  }
}
