// A case of slice on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<1x3xi32> {
    %c = stablehlo.constant dense<[[127, -65, 536870911, -1964706040, 513, -2147483648, 16777215], [-8, -536870911, 33554433, 16777216, -13, -1589261279, 131071]]> : tensor<2x7xi32>
    %0 = stablehlo.slice %c [0:1, 1:7:2] : (tensor<2x7xi32>) -> tensor<1x3xi32>
    return %0 : tensor<1x3xi32>
  }
}
