// A case of convert on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<1x0x3xf8E5M2FNUZ> {
    %cst = stablehlo.constant dense<> : tensor<1x0x3xf32>
    %0 = stablehlo.convert %cst : (tensor<1x0x3xf32>) -> tensor<1x0x3xf8E5M2FNUZ>
    return %0 : tensor<1x0x3xf8E5M2FNUZ>
  }
}
