// A case of rng on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3x3x3x2xf32> {
    %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<[3, 3, 3, 2]> : tensor<4xi64>
    %0 = stablehlo.rng %cst, %cst_0, %c, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<4xi64>) -> tensor<3x3x3x2xf32>
    return %0 : tensor<3x3x3x2xf32>
  }
}
