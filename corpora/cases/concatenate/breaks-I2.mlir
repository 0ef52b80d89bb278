// Breaks I2 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf16>, %1: tensor<0x3xf16>, %2: tensor<2x3xf16>, %3: tensor<3x3xf16>) -> (tensor<8x3xf16>) {
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) {dimension = unit} : (tensor<3x3xf16>, tensor<0x3xf16>, tensor<2x3xf16>, tensor<3x3xf16>) -> (tensor<8x3xf16>)
  "func.return"(%4) : (tensor<8x3xf16>) -> ()
}
}
