// A case of convert on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xui8>) {
  %1 = "stablehlo.convert"(%0) : (tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xui8>)
  "func.return"(%1) : (tensor<5x1x1x1x1x1x1xui8>) -> ()
}
}
