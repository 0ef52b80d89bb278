// Breaks I2 of async_start; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x3xf8E8M0FNU>) -> (!stablehlo.future<tensor<3x3xf8E8M0FNU>>) {
  %2 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<3x3xf8E8M0FNU>):
  }) : (tensor<3x3xf8E8M0FNU>) -> (!stablehlo.future<tensor<3x3xf8E8M0FNU>>)
  "func.return"(%2) : (!stablehlo.future<tensor<3x3xf8E8M0FNU>>) -> ()
}
}
