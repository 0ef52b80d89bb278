// A case of constant on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<0x7xf32> {
    %cst = stablehlo.constant dense<> : tensor<0x7xf32>
    return %cst : tensor<0x7xf32>
  }
}
