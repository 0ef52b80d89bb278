// A case of transpose on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3xi32> {
    %c = stablehlo.constant dense<[-4194305, -131073, 16777216]> : tensor<3xi32>
    %0 = stablehlo.transpose %c, dims = [0] : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
