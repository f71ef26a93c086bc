/// Selectors of methods, which are performed. A method is taken from its type or from an object.
///
/// A method of a type is also a function of one argument, its object: those of an object are meant
/// only where no method of a type fits.
extension Selector {
  /// A method of a type without arguments.
  public init<Target, Answer>(
    _ method: @escaping (Target) -> () -> Answer, named name: String = "",
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 0, file, line, column) { target, _ in
      guard let target = target as? Target else { return nil }
      return .some(method(target)())
    }
  }

  /// A method of a type with one argument: what sends it.
  public init<Target, First, Answer>(
    _ method: @escaping (Target) -> (First) -> Answer, named name: String = "",
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 1, file, line, column) { target, arguments in
      guard let target = target as? Target, let first = First?(argument: 0, of: arguments)
      else { return nil }
      return .some(method(target)(first))
    }
  }

  /// A method of a type with two arguments: what sends it, and the event.
  public init<Target, First, Second, Answer>(
    _ method: @escaping (Target) -> (First, Second) -> Answer, named name: String = "",
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 2, file, line, column) { target, arguments in
      guard let target = target as? Target, let first = First?(argument: 0, of: arguments),
        let second = Second?(argument: 1, of: arguments)
      else { return nil }
      return .some(method(target)(first, second))
    }
  }

  /// A method of an object without arguments.
  @_disfavoredOverload
  public init<Answer>(
    _ method: @escaping () -> Answer, named name: String = "", file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 0, file, line, column) { _, _ in .some(method()) }
  }

  /// A method of an object with one argument: what sends it.
  @_disfavoredOverload
  public init<First, Answer>(
    _ method: @escaping (First) -> Answer, named name: String = "", file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 1, file, line, column) { _, arguments in
      guard let first = First?(argument: 0, of: arguments) else { return nil }
      return .some(method(first))
    }
  }

  /// A method of an object with two arguments: what sends it, and the event.
  @_disfavoredOverload
  public init<First, Second, Answer>(
    _ method: @escaping (First, Second) -> Answer, named name: String = "",
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 2, file, line, column) { _, arguments in
      guard let first = First?(argument: 0, of: arguments),
        let second = Second?(argument: 1, of: arguments)
      else { return nil }
      return .some(method(first, second))
    }
  }
}

/// Selectors of properties.
extension Selector {
  /// The getter of a type's property.
  public init<Target, Value>(
    getter path: KeyPath<Target, Value>, named name: String = "", file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 0, file, line, column) { target, _ in
      guard let target = target as? Target else { return nil }
      return .some(target[keyPath: path])
    }
  }

  /// The getter of an object's property.
  public init<Value>(
    getter value: @autoclosure @escaping () -> Value, named name: String = "",
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(name: name, count: 0, file, line, column) { _, _ in .some(value()) } }

  /// The setter of a type's property.
  public init<Target, Value>(
    setter path: ReferenceWritableKeyPath<Target, Value>, named name: String = "",
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(name: name, count: 1, file, line, column) { target, arguments in
      guard let target = target as? Target, let value = Value?(argument: 0, of: arguments)
      else { return nil }
      target[keyPath: path] = value
      return .some(())
    }
  }

  /// The setter of an object's property, which is never called: its object is not known.
  public init<Value>(
    setter value: @autoclosure @escaping () -> Value, named name: String = "",
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(name: name, count: 1, file, line, column) { _, _ in nil } }
}

extension Optional {
  /// An argument as a method takes it; nil where it cannot be that.
  fileprivate init(argument index: Int, of arguments: [Any?]) {
    let argument = arguments.indices.contains(index) ? arguments[index] : nil
    if let argument, let wrapped = argument as? Wrapped {
      self = wrapped
    } else {
      // In Objective-C the address of a sender is a Boolean that is true, as for `endEditing(_:)`.
      self = argument as? Wrapped ?? true as? Wrapped
    }
  }
}
