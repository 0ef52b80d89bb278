// A case of gather on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<i32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<> : tensor<0x3x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<>, indices_are_sorted = false, slice_sizes = array<i64>}> : (tensor<i32>, tensor<0x3x1xi32>) -> tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
}
