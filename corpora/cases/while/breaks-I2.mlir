// Breaks I2 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<ui8>) {
  %1 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
  %9, %10 = "stablehlo.while"(%0, %1) ({
  ^bb0(%2: tensor<2x3x4xbf16>, %3: tensor<ui8>):
  }, {
  ^bb0(%4: tensor<2x3x4xbf16>, %5: tensor<ui8>):
    %6 = "stablehlo.partition_id"() : () -> (tensor<ui32>)
    %7 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
    %8 = "stablehlo.add"(%5, %7) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%0, %8) : (tensor<2x3x4xbf16>, tensor<ui8>) -> ()
  }) : (tensor<2x3x4xbf16>, tensor<ui8>) -> (tensor<2x3x4xbf16>, tensor<ui8>)
  "func.return"(%9, %10) : (tensor<2x3x4xbf16>, tensor<ui8>) -> ()
}
}
