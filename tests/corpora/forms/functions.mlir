// A check within a function that another calls, functions named main among others, and calls of calls.
func.func @main() {
  %0 = call @doubled_twice() : () -> tensor<i32>
  check.expect_eq_const %0, dense<12> : tensor<i32>
  return
}
func.func @other() {
  %0 = stablehlo.constant dense<12> : tensor<i32>
  call @expect_twelve(%0) : (tensor<i32>) -> ()
  %1 = call @doubled_twice() : () -> tensor<i32>
  call @expect_twelve(%1) : (tensor<i32>) -> ()
  return
}
func.func private @doubled_twice() -> tensor<i32> {
  %0 = stablehlo.constant dense<3> : tensor<i32>
  %1 = call @double(%0) : (tensor<i32>) -> tensor<i32>
  %2 = call @double(%1) : (tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}
func.func private @double(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %x, %x : tensor<i32>
  return %0 : tensor<i32>
}
func.func private @expect_twelve(%x: tensor<i32>) {
  %0 = stablehlo.add %x, %x : tensor<i32>
  check.expect_eq_const %0, dense<24> : tensor<i32>
  return
}
func.func @takes_arguments(%x: tensor<i32>) {
  check.expect_eq_const %x, dense<24> : tensor<i32>
  return
}
func.func @in_a_region() {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  "stablehlo.if"(%0) ({
    check.expect_eq_const %1, dense<1> : tensor<i32>
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}
