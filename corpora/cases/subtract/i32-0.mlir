// A case of subtract on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0x2x1xi32>, %1: tensor<0x2x1xi32>) -> (tensor<0x2x1xi32>) {
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<0x2x1xi32>, tensor<0x2x1xi32>) -> (tensor<0x2x1xi32>)
  "func.return"(%2) : (tensor<0x2x1xi32>) -> ()
}
}
