// Breaks I1 of map; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi16>, %1: tensor<2x3x4xi32>, %2: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3x4xi16>) {
  %3 = "stablehlo.convert"(%0) : (tensor<2x3x4xi16>) -> (tensor<2x3x4xi32>)
  %9 = "stablehlo.map"(%2, %3, %1) ({
  ^bb0(%4: tensor<i16>, %5: tensor<i32>, %6: tensor<i32>):
    %7 = "stablehlo.slice"(%6) {limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>} : (tensor<i32>) -> (tensor<i32>)
    %8 = "stablehlo.popcnt"(%4) : (tensor<i16>) -> (tensor<i16>)
    "stablehlo.return"(%4) : (tensor<i16>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> (tensor<2x3x4xi16>)
  "func.return"(%9) : (tensor<2x3x4xi16>) -> ()
}
}
