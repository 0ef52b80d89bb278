// A case of imag on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<7x2xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000000400100983F0200EE41FEFFFF3B000000010130803F00000037FCEF7F470000600054F82D400000003D000098BF00004080FEFFE643"> : tensor<7x2xf32>} : () -> (tensor<7x2xf32>)
  %1 = "stablehlo.imag"(%0) : (tensor<7x2xf32>) -> (tensor<7x2xf32>)
  "func.return"(%1) : (tensor<7x2xf32>) -> ()
}
}
