/// A reference to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  let location: Location<Value>

  init(_ location: Location<Value>) { self.location = location }

  /// A binding that reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(get: get, set: set))
  }

  /// A binding of a view that gets one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to the value inside an optional one; nil if there is none.
  public init?(_ base: Binding<Value?>) {
    // This read is noted, so that the view is evaluated again when a value appears.
    guard let value = base.wrappedValue else { return nil }
    self.init(InsideLocation(base.location, last: value))
  }

  /// A binding to an optional value from one to the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    let location = base.location
    self.init(
      ClosureLocation(get: { location.read }, set: { if let value = $0 { location.write(value) } }))
  }

  /// The value; a view that reads it is evaluated again when it changes.
  public var wrappedValue: Value {
    get { location.read }
    nonmutating set { location.write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ClosureLocation(get: { value }, set: { _ in }))
  }

  /// The binding; changes are complete at once here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding; changes are complete at once here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(PathLocation(location, path))
  }
}

/// The value inside an optional one; the last value once there is none.
final class InsideLocation<Wrapped>: Location<Wrapped>, @unchecked Sendable {
  private let whole: Location<Wrapped?>
  private var last: Wrapped

  init(_ whole: Location<Wrapped?>, last: Wrapped) {
    self.whole = whole
    self.last = last
  }

  override var current: Wrapped {
    // A closure that outlives the value may still read the binding, and must find something.
    last = whole.current ?? last
    return last
  }

  override var storage: StateStorage? { whole.storage }
  override func write(_ value: Wrapped) { whole.write(value) }

  override func isSame(as other: Location<Wrapped>) -> Bool {
    guard let other = other as? InsideLocation<Wrapped> else { return false }
    return whole.isSame(as: other.whole)
  }
}

extension Binding: SelfComparing {
  func isSame(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

extension Binding: InstalledProperty {
  // The value is stored elsewhere.
  static var needsInstalling: Bool { false }
  func install(_ storage: inout AnyObject?, in node: _ViewNode) {}
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { location.current.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// The binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element.
  public typealias Index = Value.Index
  /// The indices of the elements.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// The binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(IndexLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}

/// An element of a collection at an index.
final class IndexLocation<Elements: MutableCollection>: Location<Elements.Element>,
  @unchecked Sendable
{
  private let whole: Location<Elements>
  private let index: Elements.Index

  init(_ whole: Location<Elements>, _ index: Elements.Index) {
    self.whole = whole
    self.index = index
  }

  override var current: Elements.Element { whole.current[index] }
  override var storage: StateStorage? { whole.storage }

  override func write(_ value: Elements.Element) {
    // The whole is written back, so that it decides who depends on it, and a closure of the app
    // gets it.
    var elements = whole.current
    elements[index] = value
    whole.write(elements)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IndexLocation<Elements> else { return false }
    // Bindings are made anew in each body; compared by their objects none would be the same.
    return index == other.index && whole.isSame(as: other.whole)
  }
}
