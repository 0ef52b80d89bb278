// Self-checking: main returns true where a case of reshape on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<i32>
    %c = stablehlo.constant dense<512> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = call @case_under_test() : () -> tensor<i32>
    %c_0 = stablehlo.constant dense<512> : tensor<i32>
    %3 = stablehlo.compare EQ, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.and %1, %3 : tensor<i1>
    return %4 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<i32> {
    %c = stablehlo.constant dense<512> : tensor<i32>
    %0 = stablehlo.reshape %c : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
