// A case of recv on i32; made by python -m corpora build.
module {
  func.func public @main() -> (tensor<7x3xi32>, tensor<7x3xi32>, tensor<7xf16>) {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1:4 = "stablehlo.recv"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 102, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<7x3xi32>, tensor<7x3xi32>, tensor<7xf16>, !stablehlo.token)
    return %1#0, %1#1, %1#2 : tensor<7x3xi32>, tensor<7x3xi32>, tensor<7xf16>
  }
}
