// A case of or on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xFFFFFF1FFF3F0000000000F0FF030000010080FFFFEFFFFFFFFFFFDF60CD5CA701FCFFFFFF010000010000E0FFFF3F00800000000108000001FCFFFF0100FCFF010000FFFFFFFF1FFF3F0000000000F0FF030000010080FFFFEFFFFFFFFFFFDF60CD5CA701FCFFFFFF010000010000E0"> : tensor<2x2x7xi32>} : () -> (tensor<2x2x7xi32>)
  %2 = "stablehlo.or"(%0, %1) : (tensor<2x2x7xi32>, tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>)
  "func.return"(%2) : (tensor<2x2x7xi32>) -> ()
}
}
