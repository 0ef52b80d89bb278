// A case of sqrt on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<f32> {
    %cst = stablehlo.constant dense<6.10351563E-5> : tensor<f32>
    %0 = stablehlo.sqrt %cst : tensor<f32>
    return %0 : tensor<f32>
  }
}
