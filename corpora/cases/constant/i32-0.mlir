// A case of constant on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<2x2x2xi32> {
    %c = stablehlo.constant dense<[[[1726631308, -12], [6, -373545375]], [[-1837260328, -131073], [849221927, -1892259332]]]> : tensor<2x2x2xi32>
    return %c : tensor<2x2x2xi32>
  }
}
