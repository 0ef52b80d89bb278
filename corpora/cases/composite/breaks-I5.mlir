// Breaks I5 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<2x3x4xi16>) -> (tensor<2x3x4xi8>) {
  %2 = "stablehlo.composite"(%0, %1) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = "wrong"} : (tensor<i1>, tensor<2x3x4xi16>) -> (tensor<2x3x4xi8>)
  "func.return"(%2) : (tensor<2x3x4xi8>) -> ()
}
func.func private @f0(%0: tensor<i1>, %1: tensor<2x3x4xi16>) -> (tensor<2x3x4xi8>) {
  %2 = "stablehlo.if"(%0) ({
    "stablehlo.return"(%1) : (tensor<2x3x4xi16>) -> ()
  }, {
    "stablehlo.return"(%1) : (tensor<2x3x4xi16>) -> ()
  }) : (tensor<i1>) -> (tensor<2x3x4xi16>)
  %3 = "stablehlo.convert"(%1) : (tensor<2x3x4xi16>) -> (tensor<2x3x4xi8>)
  "func.return"(%3) : (tensor<2x3x4xi8>) -> ()
}
func.func private @f1(%0: tensor<i1>, %1: tensor<2x3x4xi16>) -> (tensor<2x3x4xi8>) {
  %2 = "stablehlo.constant"() {value = dense<"0x040006FB06FF0004FBFAF90001FEF90402040006FB06FF00"> : tensor<2x3x4xi8>} : () -> (tensor<2x3x4xi8>)
  "func.return"(%2) : (tensor<2x3x4xi8>) -> ()
}
}
