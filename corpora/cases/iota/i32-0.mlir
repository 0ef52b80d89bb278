// A case of iota on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
