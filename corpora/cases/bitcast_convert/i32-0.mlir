// A case of bitcast_convert on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2xi32>) -> (tensor<1x2x4xf8E4M3FN>) {
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<1x2xi32>) -> (tensor<1x2x4xf8E4M3FN>)
  "func.return"(%1) : (tensor<1x2x4xf8E4M3FN>) -> ()
}
}
