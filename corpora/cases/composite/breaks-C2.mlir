// Breaks C2 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3B11FNUZ>, %1: tensor<2x3x4xi1>, %2: tensor<i8>, %3: tensor<2xui64>) -> (tensor<2x3x4xf8E4M3B11FNUZ>) {
  %4 = "stablehlo.composite"(%1, %2, %2, %3, %0) {composite_attributes = {}, decomposition = @no_function, name = "test.composite", version = 0 : i32} : (tensor<2x3x4xi1>, tensor<i8>, tensor<i8>, tensor<2xui64>, tensor<2x3x4xf8E4M3B11FNUZ>) -> (tensor<2x3x4xf8E4M3B11FNUZ>)
  "func.return"(%4) : (tensor<2x3x4xf8E4M3B11FNUZ>) -> ()
}
func.func private @f0(%0: tensor<2x3x4xi1>, %1: tensor<i8>, %2: tensor<i8>, %3: tensor<2xui64>, %4: tensor<2x3x4xf8E4M3B11FNUZ>) -> (tensor<2x3x4xf8E4M3B11FNUZ>) {
  %5 = "stablehlo.dynamic_slice"(%0, %1, %2, %1) {slice_sizes = array<i64: 2, 1, 4>} : (tensor<2x3x4xi1>, tensor<i8>, tensor<i8>, tensor<i8>) -> (tensor<2x1x4xi1>)
  %6, %7 = "stablehlo.rng_bit_generator"(%3) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x4xbf16>)
  "func.return"(%4) : (tensor<2x3x4xf8E4M3B11FNUZ>) -> ()
}
}
