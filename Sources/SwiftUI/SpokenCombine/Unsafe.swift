/// A value that is used on the main queue alone, which the compiler cannot know.
struct Unsafe<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
