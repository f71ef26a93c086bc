/// An observable object that a view gets.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private var object: Object

  /// An object.
  public init(wrappedValue: Object) { object = wrappedValue }

  /// An object.
  public init(initialValue: Object) { object = initialValue }

  /// The object.
  public var wrappedValue: Object {
    get {
      object.objectWillChange.follow()
      return object
    }
    set { object = newValue }
  }

  /// Bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// The binding to a property.
    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<Object, Part>
    ) -> Binding<Part> { Binding<Part>(ObjectLocation(object, path)) }
  }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: ObservedObject<Object>) -> Bool { object === other.object }
}

extension ObservedObject: InstalledProperty {
  static var needsInstalling: Bool { false }
  func install(_ storage: inout AnyObject?, in node: _ViewNode) {}
}
