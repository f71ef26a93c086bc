/// A property that few elements have; empty, it takes the space of a reference.
///
/// A screen has up to a million elements, and each is moved from pass to pass.
@propertyWrapper
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Place: Hashable, Sendable {
    case empty
    case full(Value)
  }

  private var place: Place

  /// The value, or nil.
  package var wrappedValue: Value? {
    get { if case .full(let value) = place { value } else { nil } }
    set { place = newValue.map(Place.full) ?? .empty }
  }

  /// Wraps a value; empty for nil.
  package init(wrappedValue: Value?) { place = wrappedValue.map(Place.full) ?? .empty }
}
