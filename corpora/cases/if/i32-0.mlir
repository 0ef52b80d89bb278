// A case of if on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>) -> (tensor<4xi32>) {
  %3 = "stablehlo.if"(%0) ({
    %1 = "stablehlo.constant"() {value = dense<"0x08000000F9FFFFFFFCFFFFFF01000000"> : tensor<4xi32>} : () -> (tensor<4xi32>)
    "stablehlo.return"(%1) : (tensor<4xi32>) -> ()
  }, {
    %2 = "stablehlo.constant"() {value = dense<"0xFEFFFFFF00000008FEFFFF7FFFFF0F00"> : tensor<4xi32>} : () -> (tensor<4xi32>)
    "stablehlo.return"(%2) : (tensor<4xi32>) -> ()
  }) : (tensor<i1>) -> (tensor<4xi32>)
  "func.return"(%3) : (tensor<4xi32>) -> ()
}
}
