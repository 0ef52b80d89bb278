// A case of convert on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3x2xf16>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000040C00050C3C7FEFFFF3BFEFFBF37000000BC02E07B410100A03F000000C90100803D00F07F470100003A0030803F008080BF0100803F0000903FFFFF7FFFF9021550000040C0"> : tensor<3x3x2xf32>} : () -> (tensor<3x3x2xf32>)
  %1 = "stablehlo.convert"(%0) : (tensor<3x3x2xf32>) -> (tensor<3x3x2xf16>)
  "func.return"(%1) : (tensor<3x3x2xf16>) -> ()
}
}
