// A case of power on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<1xf32> {
    %cst = stablehlo.constant dense<-1.500000e+00> : tensor<1xf32>
    %0 = stablehlo.power %cst, %cst : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
