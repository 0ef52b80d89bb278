// A case of shift_right_logical on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7xi32>) -> (tensor<7xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xE0FFFFFFFFFFFF7FF3D4031A00080000010004004000000000080000"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %2 = "stablehlo.shift_right_logical"(%1, %0) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  "func.return"(%2) : (tensor<7xi32>) -> ()
}
}
