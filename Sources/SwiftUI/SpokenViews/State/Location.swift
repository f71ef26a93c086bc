/// Where a binding reads and writes its value.
class Location<Value>: @unchecked Sendable {
  /// The value, without a note of who reads it.
  var current: Value { preconditionFailure("a location without a value") }

  /// The storage whose changes change the value; nil when that is not known.
  var storage: StateStorage? { nil }

  /// Writes the value.
  func write(_ value: Value) {}

  /// Whether both lead to the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The value; the view that is evaluated now is evaluated again when it changes.
  final var read: Value {
    let value = current
    storage?.note(value, at: self)
    return value
  }
}

/// The storage of a `@State`, and of a focus state.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private let box = StateStorage()
  private var value: Value
  /// What lives as long as the storage.
  var kept: [AnyObject] = []
  /// What is called with each new value, in the order of coming.
  private var listeners: [Listener] = []
  /// What says that the object of a published property changes.
  var willChange: (() -> Void)?

  init(_ value: Value) { self.value = value }

  override var current: Value { value }
  override var storage: StateStorage? { box }

  override func write(_ value: Value) {
    guard willChange != nil || !listeners.isEmpty else { return store(value) }
    PublishedChanges.during {
      // Combine publishes before the change: whoever reads the property meanwhile finds the old
      // value, and one that is written meanwhile is replaced.
      willChange?()
      for listener in listeners { listener.receive(value) }
      store(value)
    }
  }

  private func store(_ value: Value) {
    // The value comes first: those who read it compare what they saw with what is there.
    self.value = value
    box.hasChanged()
  }

  /// Calls a closure with each new value, before it is there, until the returned closure is called.
  func listen(_ receive: @escaping (Value) -> Void) -> () -> Void {
    let listener = Listener(receive)
    listeners.append(listener)
    return { [weak self] in self?.listeners.removeAll { $0 === listener } }
  }

  /// A closure that is known by its identity.
  private final class Listener {
    let receive: (Value) -> Void

    init(_ receive: @escaping (Value) -> Void) { self.receive = receive }
  }
}

/// A part of another location.
final class PathLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var current: Value { whole.current[keyPath: path] }
  override var storage: StateStorage? { whole.storage }

  override func write(_ value: Value) {
    // Only the outermost location has storage, so a part is changed in a copy of the whole.
    var changed = whole.current
    changed[keyPath: path] = value
    whole.write(changed)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PathLocation<Whole, Value> else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}

/// An element of a collection, which is found again by its identity after the collection changed.
final class ElementLocation<Elements: MutableCollection, ID: Hashable>: Location<Elements.Element>,
  @unchecked Sendable
{
  private let whole: Location<Elements>
  private let path: KeyPath<Elements.Element, ID>
  private let id: ID
  private var index: Elements.Index
  private var last: Elements.Element

  init(
    _ whole: Location<Elements>, at index: Elements.Index, _ path: KeyPath<Elements.Element, ID>
  ) {
    self.whole = whole
    self.path = path
    self.index = index
    last = whole.current[index]
    id = last[keyPath: path]
  }

  override var current: Elements.Element {
    let elements = whole.current
    // A row that is being removed may be read once more; its last element is then still known.
    if let found = find(in: elements) { last = elements[found] }
    return last
  }

  override var storage: StateStorage? { whole.storage }

  override func write(_ value: Elements.Element) {
    var elements = whole.current
    guard let found = find(in: elements) else { return }
    elements[found] = value
    whole.write(elements)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements, ID> else { return false }
    return id == other.id && whole.isSame(as: other.whole)
  }

  /// The index of the element; nil once it was removed.
  private func find(in elements: Elements) -> Elements.Index? {
    // Elements rarely move. Trying the last index first keeps reading a whole list linear.
    if index >= elements.startIndex, index < elements.endIndex, elements[index][keyPath: path] == id
    {
      return index
    }
    guard let found = elements.firstIndex(where: { $0[keyPath: path] == id }) else { return nil }
    index = found
    return found
  }
}

/// A property of an observable object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var current: Value { object[keyPath: path] }

  // A view with the binding alone follows the object, as it would by observing it.
  override var storage: StateStorage? {
    (object as? any ObservableObject).map { AnnouncedChanges($0.objectWillChange) }
  }

  override func write(_ value: Value) { object[keyPath: path] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

/// Closures of the app.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  // Closures cannot be compared, so two such bindings are the same only if they are one object.
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override var current: Value { getter() }
  override func write(_ value: Value) { setter(value) }
}
