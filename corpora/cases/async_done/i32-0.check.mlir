// Self-checking: main returns true where a case of async_done on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<i32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = call @case_under_test() : () -> tensor<i32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3 = stablehlo.compare EQ, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %1, %3 : tensor<i1>
    return %4 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<i32> {
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
