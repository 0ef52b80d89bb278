// Breaks I1 of async_done; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2x3x4xi1>) {
  %1 = "stablehlo.async_done"(%0) : (tensor<2xf32>) -> (tensor<2x3x4xi1>)
  "func.return"(%1) : (tensor<2x3x4xi1>) -> ()
}
}
