// A case of async_done on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<i32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = "stablehlo.async_start"(%c) ({
    ^bb0(%arg0: tensor<i32>):
      %2 = stablehlo.slice %arg0 [] : (tensor<i32>) -> tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<i32>) -> !stablehlo.future<tensor<i32>>
    %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<i32>>) -> tensor<i32>
    return %1 : tensor<i32>
  }
}
