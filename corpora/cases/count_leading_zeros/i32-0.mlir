// A case of count_leading_zeros on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<1x3x1xi32> {
    %c = stablehlo.constant dense<[[[131072], [-8193], [-408761688]]]> : tensor<1x3x1xi32>
    %0 = stablehlo.count_leading_zeros %c : tensor<1x3x1xi32>
    return %0 : tensor<1x3x1xi32>
  }
}
