// A case of not on i32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<4x4xi32> {
    %c = stablehlo.constant dense<[[524289, 1048576, 1246051893, 6], [-8193, 268435456, -1690153700, -2097152], [-1073741824, -31, -18, -131072], [-2097151, 262143, -1684553979, -2147483647]]> : tensor<4x4xi32>
    %0 = stablehlo.not %c : tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}
