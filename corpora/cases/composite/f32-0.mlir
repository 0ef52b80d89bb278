// A case of composite on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.composite "test.composite"  {decomposition = @f1, version = 2 : i32} : () -> tensor<f32>
    %1 = stablehlo.composite "test.composite"  {decomposition = @f0, version = 1 : i32} : () -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f0() -> tensor<f32> {
    %cst = stablehlo.constant dense<6.1035149E-5> : tensor<f32>
    return %cst : tensor<f32>
  }
  func.func private @f1() -> tensor<f32> {
    %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    return %cst : tensor<f32>
  }
}
