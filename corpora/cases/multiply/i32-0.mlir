// A case of multiply on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xFAFFFFFF010000F0000000F801000100011000002000000000FCFFFF637FEF4D00F8FFFF030000010180FFFF01004000090000000180FFFF000000FF4000000008000000FAFFFFFF010000F0000000F801000100011000002000000000FCFFFF637FEF4D00F8FFFF030000010180FFFF01004000090000000180FFFF000000FF4000000008000000FAFFFFFF010000F0"> : tensor<3x4x3xi32>} : () -> (tensor<3x4x3xi32>)
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<3x4x3xi32>, tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>)
  "func.return"(%2) : (tensor<3x4x3xi32>) -> ()
}
}
