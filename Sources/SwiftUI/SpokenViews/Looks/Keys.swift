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

/// How scrolling hides the keyboard; not heard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// One of them.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// One of them.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// One of them.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
