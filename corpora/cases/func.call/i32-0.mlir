// A case of func.call on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xi32>) -> (tensor<3xi32>) {
  %1 = "func.call"(%0) {callee = @f0} : (tensor<3xi32>) -> (tensor<3xi32>)
  %2 = "func.call"(%1) {callee = @f0} : (tensor<3xi32>) -> (tensor<3xi32>)
  "func.return"(%2) : (tensor<3xi32>) -> ()
}
func.func private @f0(%0: tensor<3xi32>) -> (tensor<3xi32>) {
  "func.return"(%0) : (tensor<3xi32>) -> ()
}
}
