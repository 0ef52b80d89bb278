module @replicas {
  func.func @sum(%x: tensor<2xi64>) -> tensor<2xi64> {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %1 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
    %2:2 = "interpreter.run_parallel"(%0, %1) {
      programs = [[@sum], [@sum]]
    } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
    check.expect_eq_const %2#0, dense<[11, 22]> : tensor<2xi64>
    check.expect_eq_const %2#1, dense<[11, 22]> : tensor<2xi64>
    check.expect_eq %2#0, %2#1 : tensor<2xi64>
    func.return
  }
}

// -----

module @partitions {
  func.func @gathered(%x: tensor<1x2xi64>, %y: tensor<i64>) -> (tensor<2x2xi64>, tensor<i64>) {
    %0 = "stablehlo.all_gather"(%x) {
      all_gather_dim = 0 : i64,
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
      use_global_device_ids
    } : (tensor<1x2xi64>) -> tensor<2x2xi64>
    return %0, %y : tensor<2x2xi64>, tensor<i64>
  }
  func.func @main() {
    %x0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
    %y0 = stablehlo.constant dense<5> : tensor<i64>
    %x1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
    %y1 = stablehlo.constant dense<6> : tensor<i64>
    %r:4 = "interpreter.run_parallel"(%x0, %y0, %x1, %y1) {
      programs = [[@gathered, @gathered]]
    } : (tensor<1x2xi64>, tensor<i64>, tensor<1x2xi64>, tensor<i64>)
      -> (tensor<2x2xi64>, tensor<i64>, tensor<2x2xi64>, tensor<i64>)
    check.expect_eq_const %r#0, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
    check.expect_eq_const %r#1, dense<5> : tensor<i64>
    check.expect_eq_const %r#2, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
    check.expect_eq_const %r#3, dense<6> : tensor<i64>
    func.return
  }
}

// -----

module @ids {
  func.func @id() -> tensor<ui32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
  func.func public @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@id], [@id]]} : () -> (tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %r#0, dense<0> : tensor<ui32>
    check.expect_eq_const %r#1, dense<2> : tensor<ui32>
    func.return
  }
}

// -----

module @fed {
  func.func private @first() -> tensor<2xi64> {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func private @second() -> tensor<2xi64> {
    %0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func private @reads() -> (tensor<2xi64>, tensor<2xi64>) {
    %token = stablehlo.create_token : !stablehlo.token
    %0:2 = "stablehlo.infeed"(%token) : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    %1:2 = "stablehlo.infeed"(%0#1) : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    return %0#0, %1#0 : tensor<2xi64>, tensor<2xi64>
  }
  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {
      infeed = [@first, @second],
      programs = [[@reads]]
    } : () -> (tensor<2xi64>, tensor<2xi64>)
    check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi64>
    check.expect_eq_const %r#1, dense<[3, 4]> : tensor<2xi64>
    func.return
  }
}

// -----

module @odd {
  func.func @f(%x: tensor<i64>) -> tensor<i64> {
    return %x : tensor<i64>
  }
  func.func @g(%x: tensor<i64>) -> tensor<i64> {
    return %x : tensor<i64>
  }
  func.func @different() {
    %0 = stablehlo.constant dense<1> : tensor<i64>
    %r:2 = "interpreter.run_parallel"(%0, %0) {programs = [[@f, @g]]}
      : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    check.expect_eq %r#0, %r#1 : tensor<i64>
    func.return
  }
  func.func @one_of_two() {
    %0 = stablehlo.constant dense<1> : tensor<i64>
    %r:2 = "interpreter.run_parallel"(%0, %0) {programs = [[@f, @g]]}
      : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    check.expect_eq_const %r#1, dense<1> : tensor<i64>
    func.return
  }
  func.func @computed() {
    %0 = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.add %0, %0 : tensor<i64>
    %r = "interpreter.run_parallel"(%1) {programs = [[@f]]} : (tensor<i64>) -> tensor<i64>
    check.expect_eq_const %r, dense<2> : tensor<i64>
    func.return
  }
  func.func @meets(%x: tensor<i64>) -> tensor<i64> {
    %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}
      : (tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }
  func.func @meeting() {
    %0 = stablehlo.constant dense<1> : tensor<i64>
    %r:2 = "interpreter.run_parallel"(%0, %0) {programs = [[@f], [@meets]]}
      : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    check.expect_eq_const %r#0, dense<1> : tensor<i64>
    func.return
  }
  func.func @twice() {
    %0 = stablehlo.constant dense<1> : tensor<i64>
    %r = "interpreter.run_parallel"(%0) {programs = [[@f]]} : (tensor<i64>) -> tensor<i64>
    %s = "interpreter.run_parallel"(%0) {programs = [[@f]]} : (tensor<i64>) -> tensor<i64>
    check.expect_eq %r, %s : tensor<i64>
    func.return
  }
  func.func @unchecked() -> tensor<i64> {
    %0 = stablehlo.constant dense<1> : tensor<i64>
    %r = "interpreter.run_parallel"(%0) {programs = [[@f]]} : (tensor<i64>) -> tensor<i64>
    func.return %r : tensor<i64>
  }
}

// -----

module @channels {
  func.func private @sends(%x: tensor<2xi64>, %token: !stablehlo.token) -> !stablehlo.token {
    %0 = stablehlo.add %x, %x : tensor<2xi64>
    %1 = "stablehlo.send"(%0, %token) {
      channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>
    } : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
    return %1 : !stablehlo.token
  }
  func.func private @receives(%token: !stablehlo.token) -> (tensor<2xi64>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%token) {
      channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>
    } : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    return %0#0, %0#1 : tensor<2xi64>, !stablehlo.token
  }
  func.func @received() {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %1 = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
    %token = stablehlo.after_all : !stablehlo.token
    %r:3 = "interpreter.run_parallel"(%0, %token, %token) {
      programs = [[@sends], [@receives]]
    } : (tensor<2xi64>, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token, tensor<2xi64>, !stablehlo.token)
    check.expect_eq %r#1, %1 : tensor<2xi64>
    func.return
  }
}
