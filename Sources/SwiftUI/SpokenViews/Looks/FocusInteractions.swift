/// What a view does with the keyboard; not heard.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Interactions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when a key is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// By the system.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
