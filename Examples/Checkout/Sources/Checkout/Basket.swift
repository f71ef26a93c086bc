/// What a shop knows about a basket, and the part of it that its words come from.
public struct Basket: Sendable {
  /// How many apples are in it.
  public var apples = 3

  /// Creates a basket with three apples.
  public init() {}

  /// The value as the app's own code words it for VoiceOver.
  public var applesValue: String { apples == 1 ? "1 apple" : "\(apples) apples" }
}
