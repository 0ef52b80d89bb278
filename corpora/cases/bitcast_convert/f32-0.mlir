// A case of bitcast_convert on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4xi8>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000803F"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<f32>) -> (tensor<4xi8>)
  "func.return"(%1) : (tensor<4xi8>) -> ()
}
}
