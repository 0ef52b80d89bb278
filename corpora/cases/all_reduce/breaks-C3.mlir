// Breaks C3 of all_reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>) -> (tensor<3x3xi32>) {
  %4 = "stablehlo.all_reduce"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.and"(%1, %2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%3) : (tensor<i32>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[100]]> : tensor<1x1xi64>} : (tensor<3x3xi32>) -> (tensor<3x3xi32>)
  "func.return"(%4) : (tensor<3x3xi32>) -> ()
}
}
