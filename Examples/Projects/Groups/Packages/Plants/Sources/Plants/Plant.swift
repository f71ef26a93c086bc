/// A plant by its name.
public struct Plant: Identifiable, Hashable, Sendable {
  /// Its name, by which it is told apart.
  public let name: String
  /// The name.
  public var id: String { name }

  /// A plant of a name.
  public init(_ name: String) { self.name = name }

  /// A herb.
  public static let basil = Plant("Basil")
  /// Another herb.
  public static let sage = Plant("Sage")
  /// A vegetable.
  public static let tomato = Plant("Tomato")
}
