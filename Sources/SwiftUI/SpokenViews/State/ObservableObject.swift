/// An object whose changes views follow; `@Observable` classes need no such protocol.
public protocol ObservableObject: AnyObject {
  /// What says that the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The one of this object, which lives as long as the object.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Says that an object changes.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private let location = StateLocation(0)

  /// One that nothing follows yet.
  public init() {}

  /// Evaluates the views again that follow the object.
  public func send() { location.write(location.current + 1) }

  /// Calls a closure for each change until the returned one is called.
  public func _changes(_ receive: @escaping () -> Void) -> () -> Void {
    location.listen { _ in receive() }
  }

  /// Notes that a view follows the object.
  func follow() { _ = location.read }
}

/// The changes that an object announces: before they are there, so that no value can be compared.
final class AnnouncedChanges: StateStorage, @unchecked Sendable {
  private let publisher: ObservableObjectPublisher

  init(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }

  /// Notes that the node that is evaluated now follows the object.
  override func note<Value>(_ value: Value, at location: Location<Value>) { publisher.follow() }
}

/// The publishers of objects that do not declare one.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // It is used on the main actor, where state is read and written.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there are before those of objects that are gone are taken out.
  nonisolated(unsafe) private static var limit = 16

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // The address of an object that is gone may belong to a new one, so the entry must be its own.
    if let entry = entries[ObjectIdentifier(object)], entry.object === object {
      return entry.publisher
    }
    // Nothing reports the end of an object, so entries of those that are gone are taken out here.
    if entries.count >= limit { cleanUp() }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }

  /// Takes out the entries of objects that are gone.
  ///
  /// The limit is twice what is left, so that all clean-ups together cost no more than the entries.
  private static func cleanUp() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(16, entries.count * 2)
  }
}

/// A property whose changes are those of its object.
@propertyWrapper
public struct Published<Value> {
  fileprivate let location: StateLocation<Value>

  /// A property with its first value.
  public init(wrappedValue: Value) { location = StateLocation(wrappedValue) }

  /// A property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Is not used: the object is needed.
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { location.read }
    set { location.write(newValue) }
  }

  /// The values of the property, for `onReceive` and for the operators of Combine.
  public var projectedValue: Publisher {
    get { Publisher(location: location) }
    // Combine's `assign(to: &$name)` takes it as a place to write to, and writes nothing back.
    set {}
  }

  /// The values of a property.
  public struct Publisher {
    let location: StateLocation<Value>

    /// Writes the property, which it does not keep.
    public var _writer: (Value) -> Void { { [weak location] in location?.write($0) } }

    /// Keeps something for as long as the property is there.
    public func _keep(_ kept: AnyObject) { location.kept.append(kept) }

    /// Calls a closure for the value now, and for each later one, until the returned one is called.
    public func _values(_ receive: @escaping (Value) -> Void) -> () -> Void {
      // It listens first, so that it hears what is written while it hears the value.
      let end = location.listen(receive)
      receive(location.current)
      return end
    }
  }

  /// The value in its object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    // As with SwiftUI only those follow the object that observe it: `wrappedValue` of
    // `@ObservedObject` and its relatives does.
    get { object[keyPath: storage].location.current }
    set {
      let location = object[keyPath: storage].location
      announceChanges(of: location, by: object)
      location.write(newValue)
    }
  }

  /// The values of the property in its object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projected: ReferenceWritableKeyPath<Object, Publisher>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let location = object[keyPath: storage].location
      announceChanges(of: location, by: object)
      return Publisher(location: location)
    }
    set {}
  }

  /// Has the object say that it changes whenever the property does, also by `assign(to:)`.
  private static func announceChanges(of location: StateLocation<Value>, by object: AnyObject) {
    guard location.willChange == nil, let observable = object as? any ObservableObject else {
      return
    }
    location.willChange = { [weak observable] in observable?.objectWillChange.send() }
  }
}

/// An observable object that a view owns for as long as it is on the screen.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private let make: () -> Object
  private var object: Object?

  /// An object that is made when the view appears.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  /// The object.
  public var wrappedValue: Object {
    // Outside a view, as in a test of a body, there is no storage and an object for each read.
    let object = object ?? make()
    // Following at each read is enough: a view that never reads its object needs no evaluation.
    object.objectWillChange.follow()
    return object
  }

  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    let found = storage as? Object ?? make()
    storage = found
    object = found
  }
}

extension StateObject: SelfComparing {
  // The first object counts only once.
  func isSame(as other: StateObject<Object>) -> Bool { true }
}
