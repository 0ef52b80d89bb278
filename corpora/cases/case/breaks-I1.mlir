// Breaks I1 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E4M3FNUZ>, %1: tensor<i64>) -> (tensor<4x2x2xf8E4M3FNUZ>) {
  %2 = "stablehlo.case"(%1) ({
    "stablehlo.return"(%0) : (tensor<4x2x2xf8E4M3FNUZ>) -> ()
  }) : (tensor<i64>) -> (tensor<4x2x2xf8E4M3FNUZ>)
  "func.return"(%2) : (tensor<4x2x2xf8E4M3FNUZ>) -> ()
}
}
