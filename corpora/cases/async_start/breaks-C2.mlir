// Breaks C2 of async_start; made by python -m corpora build.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<3x3xui8>) -> (!stablehlo.future<tensor<3x3xui8>>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<3x3xui8>):
    %2 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000"> : tensor<3x3x2xui8>} : () -> (tensor<3x3x2xui8>)
    "stablehlo.return"(%2) : (tensor<3x3x2xui8>) -> ()
  }) : (tensor<3x3xui8>) -> (!stablehlo.future<tensor<3x3xui8>>)
  "func.return"(%3) : (!stablehlo.future<tensor<3x3xui8>>) -> ()
}
}
