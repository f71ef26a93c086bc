/// An observable object that a view around gives.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private var object: Object?

  /// The object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure(
        "no view around gives a \(Object.self); add `.environmentObject(…)`")
    }
    object.objectWillChange.follow()
    return object
  }

  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    object = node.environment[object: Object.self]
  }
}

extension EnvironmentObject: SelfComparing {
  // The node compares the whole environment.
  func isSame(as other: EnvironmentObject<Object>) -> Bool { true }
}

extension View {
  /// Gives an observable object to the view.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    let object = Unchecked(object)
    return transformingEnvironment { $0[object: Object.self] = object.value }
  }
}
