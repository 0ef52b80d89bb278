// A case of bitcast_convert on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0xi32>) -> (tensor<0x4xui8>) {
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<0xi32>) -> (tensor<0x4xui8>)
  "func.return"(%1) : (tensor<0x4xui8>) -> ()
}
}
