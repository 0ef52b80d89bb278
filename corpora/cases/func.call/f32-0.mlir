// A case of func.call on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<f32> {
    %cst = stablehlo.constant dense<3.125000e-02> : tensor<f32>
    %0 = call @f0(%cst) : (tensor<f32>) -> tensor<f32>
    %1 = call @f0(%0) : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f0(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}
