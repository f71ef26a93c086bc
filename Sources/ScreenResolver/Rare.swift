/// A part that few elements have; without it, it takes no more room than a reference.
///
/// A screen has up to a million elements, and each is moved from pass to pass.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Place: Hashable, Sendable {
    case empty
    case full(Value)
  }

  private var place: Place

  /// The part, or nil when it is not there.
  public var wrappedValue: Value? {
    get { if case .full(let value) = place { value } else { nil } }
    set { place = newValue.map(Place.full) ?? .empty }
  }

  /// Creates a place for a part, empty when it is nil.
  public init(wrappedValue: Value?) { place = wrappedValue.map(Place.full) ?? .empty }
}
