// A case of bitcast_convert on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<0xi32>) -> tensor<0x4xui8> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<0xi32>) -> tensor<0x4xui8>
    return %0 : tensor<0x4xui8>
  }
}
