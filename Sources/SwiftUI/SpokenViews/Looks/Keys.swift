/// A key; not heard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Its character.
  public let character: Character

  /// A key by its character.
  public init(_ character: Character) { self.character = character }

  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// A key.
  public static let space = KeyEquivalent(" ")
  /// A key.
  public static let `return` = KeyEquivalent("\r")
  /// A key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// A key.
  public static let delete = KeyEquivalent("\u{8}")
  /// A key.
  public static let tab = KeyEquivalent("\t")
  /// A key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// A key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// A key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// A key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// A key.
  public static let home = KeyEquivalent("\u{F729}")
  /// A key.
  public static let end = KeyEquivalent("\u{F72B}")
}

/// Keys that are held with others; not heard.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// A key.
  public static let shift = EventModifiers(rawValue: 2)
  /// A key.
  public static let control = EventModifiers(rawValue: 4)
  /// A key.
  public static let option = EventModifiers(rawValue: 8)
  /// A key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
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
