// A case of tanh on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<5x4xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000C07F008081BFFF7F803F00E07BC1FEFF3F3F000090BF00007A44010000CB80000047FFFFFF3E0000883F000040800100804A0200E03F00009841827F7F7FFEFF7F3E0000C07F008081BFFF7F803F"> : tensor<5x4xf32>} : () -> (tensor<5x4xf32>)
  %1 = "stablehlo.tanh"(%0) : (tensor<5x4xf32>) -> (tensor<5x4xf32>)
  "func.return"(%1) : (tensor<5x4xf32>) -> ()
}
}
