// A case of rng on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<2xi32> {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi64>
    %0 = stablehlo.rng %c, %c_0, %c_1, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
