// A case of compare on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0xf32>) -> (tensor<0xi1>) {
  %1 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xi1>)
  "func.return"(%1) : (tensor<0xi1>) -> ()
}
}
