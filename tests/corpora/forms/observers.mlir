func.func @printed() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = interpreter.print %0 : tensor<2xi64>
  %2 = stablehlo.add %1, %1 : tensor<2xi64>
  interpreter.print %2 : tensor<2xi64>
  check.expect_eq_const %2, dense<[2, 4]> : tensor<2xi64>
  func.return
}
func.func @probed() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = interpreter.probe %0, probe_id = "first" : tensor<2xf32>
  %2 = stablehlo.add %1, %1 : tensor<2xf32>
  %3 = "interpreter.probe"(%2) {probe_id = "second"} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_serialized_eq %0, probe_id = "first", iteration = 1 : tensor<2xf32>
  %4 = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  check.expect_serialized_eq %4, probe_id = "second", iteration = 1 : tensor<2xf32>
  func.return
}
func.func @probed_in_a_loop() {
  %0 = stablehlo.constant dense<0> : tensor<i64>
  %limit = stablehlo.constant dense<3> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %1 = stablehlo.while(%i = %0) : tensor<i64>
    cond {
      %c = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i64>
      %p = interpreter.probe %n, probe_id = "turn" : tensor<i64>
      stablehlo.return %p : tensor<i64>
    }
  check.expect_eq_const %1, dense<3> : tensor<i64>
  check.expect_serialized_eq %one, probe_id = "turn", iteration = 1 : tensor<i64>
  func.return
}
func.func @another_turn() {
  %0 = stablehlo.constant dense<0> : tensor<i64>
  %limit = stablehlo.constant dense<3> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %1 = stablehlo.while(%i = %0) : tensor<i64>
    cond {
      %c = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i64>
      %p = interpreter.probe %n, probe_id = "turn" : tensor<i64>
      stablehlo.return %p : tensor<i64>
    }
  check.expect_serialized_eq %one, probe_id = "turn", iteration = 2 : tensor<i64>
  func.return
}
func.func @probed_in_branches_of_a_loop() {
  %0 = stablehlo.constant dense<0> : tensor<i64>
  %limit = stablehlo.constant dense<4> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %four = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.while(%i = %0) : tensor<i64>
    cond {
      %c = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i64>
      %remainder = stablehlo.remainder %n, %two : tensor<i64>
      %odd = stablehlo.compare EQ, %remainder, %one, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %b = "stablehlo.if"(%odd) ({
        stablehlo.return %n : tensor<i64>
      }, {
        %p = func.call @stores(%n) : (tensor<i64>) -> tensor<i64>
        stablehlo.return %p : tensor<i64>
      }) : (tensor<i1>) -> tensor<i64>
      stablehlo.return %b : tensor<i64>
    }
  check.expect_serialized_eq %two, probe_id = "even", iteration = 1 : tensor<i64>
  check.expect_serialized_eq %four, probe_id = "even", iteration = 2 : tensor<i64>
  func.return
}
func.func private @stores(%x: tensor<i64>) -> tensor<i64> {
  %0 = interpreter.probe %x, probe_id = "even" : tensor<i64>
  func.return %0 : tensor<i64>
}
func.func @probed_in_a_reduction() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %1 = stablehlo.reduce(%0 init: %zero) across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    reducer(%a: tensor<i64>, %b: tensor<i64>) {
      %s = stablehlo.add %a, %b : tensor<i64>
      %p = interpreter.probe %s, probe_id = "element" : tensor<i64>
      stablehlo.return %p : tensor<i64>
    }
  check.expect_serialized_eq %1, probe_id = "element", iteration = 1 : tensor<i64>
  func.return
}
func.func @a_loop_with_a_probe() {
  %0 = stablehlo.constant dense<0> : tensor<i64>
  %limit = stablehlo.constant dense<3> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %1 = stablehlo.while(%i = %0) : tensor<i64>
    cond {
      %c = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i64>
      %p = interpreter.probe %n, probe_id = "turn" : tensor<i64>
      stablehlo.return %p : tensor<i64>
    }
  check.expect_eq_const %1, dense<3> : tensor<i64>
  func.return
}
func.func @shown(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = interpreter.print %x : tensor<2xf32>
  %1 = interpreter.probe %0, probe_id = "shown" : tensor<2xf32>
  func.return %1 : tensor<2xf32>
}
