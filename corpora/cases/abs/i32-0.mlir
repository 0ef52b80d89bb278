// A case of abs on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3xi32> {
    %c = stablehlo.constant dense<[-128, -524288, -131071]> : tensor<3xi32>
    %0 = stablehlo.abs %c : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
