// Breaks C7 of all_reduce; made by python -m corpora build.
module attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : i32} {
func.func public @main(%0: tensor<4x2x2xf4E2M1FN>) -> (tensor<4x2x2xi32>) {
  %1 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f4E2M1FN>} : () -> (tensor<f4E2M1FN>)
  %2 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f4E2M1FN>} : () -> (tensor<f4E2M1FN>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<f4E2M1FN>, tensor<4x2x2xf4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<4x2x2xf4E2M1FN>)
  %7 = "stablehlo.all_reduce"(%3) ({
  ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f4E2M1FN>):
    %6 = "stablehlo.add"(%4, %5) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    "stablehlo.return"(%6) : (tensor<f4E2M1FN>) -> ()
  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1], [2], [0], [3]]> : tensor<4x1xi64>, use_global_device_ids = unit} : (tensor<4x2x2xf4E2M1FN>) -> (tensor<4x2x2xi32>)
  "func.return"(%7) : (tensor<4x2x2xi32>) -> ()
}
}
