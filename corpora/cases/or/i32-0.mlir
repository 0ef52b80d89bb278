// A case of or on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x2x7xi32>) -> tensor<2x2x7xi32> {
    %c = stablehlo.constant dense<[[[536870911, 16383, -268435456, 1023, -8388607, -4097, -536870913], [-1487090336, -1023, 511, -536870911, 4194303, 128, 2049]], [[-1023, -262143, -16777215, 536870911, 16383, -268435456, 1023], [-8388607, -4097, -536870913, -1487090336, -1023, 511, -536870911]]]> : tensor<2x2x7xi32>
    %0 = stablehlo.or %arg0, %c : tensor<2x2x7xi32>
    return %0 : tensor<2x2x7xi32>
  }
}
