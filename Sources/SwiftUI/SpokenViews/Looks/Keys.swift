/// A key; not heard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Its character.
  public let character: Character

  /// A key by its character.
  public init(_ character: Character) { self.character = character }

  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

/// Keys that press a button; not heard.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// A key with others that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
