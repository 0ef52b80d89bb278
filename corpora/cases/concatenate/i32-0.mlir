// A case of concatenate on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0x3xi32>) -> (tensor<0x3xi32>) {
  %1 = "stablehlo.concatenate"(%0) {dimension = 1 : i64} : (tensor<0x3xi32>) -> (tensor<0x3xi32>)
  "func.return"(%1) : (tensor<0x3xi32>) -> ()
}
}
