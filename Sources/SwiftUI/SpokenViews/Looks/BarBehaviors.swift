/// When the bar of tabs gets smaller; not heard.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// One of them.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// One of them.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// One of them.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How content fades at an edge; not heard.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// One of them.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// One of them.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How wide a button is; not heard.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ButtonSizing(name: "automatic")
  /// One of them.
  public static let fitted = ButtonSizing(name: "fitted")
  /// One of them.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Which tools of the system change words; not heard.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// One of them.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// One of them.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// One of them.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether a drag that rests opens something; not heard.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// One of them.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// One of them.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What a search does with the bar; not heard.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// One of them.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How a search field stands in a bar; not heard.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// One of them.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

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
