public import Foundation

/// What a user of VoiceOver has set, as a session of this library assumes it.
extension EnvironmentValues {
  /// Whether an assistive technology is used.
  public var accessibilityEnabled: Bool { true }
  /// Whether VoiceOver is used.
  public var accessibilityVoiceOverEnabled: Bool { true }
  /// Whether Switch Control is used.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether less should move; nothing does, but apps show other views by it.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether less should be transparent.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colors alone should not carry meaning.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should be outlined.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the large content viewer is used.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether pictures should move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights should be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether Assistive Access is used.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether quick actions are used.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether borders should be shown.
  public var accessibilityShowBorders: Bool { false }
}

/// Values that views set for those inside.
extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  private struct LocaleKey: EnvironmentKey {
    static let defaultValue = ViewRoot.usualLocale
  }

  private struct DirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  private struct TypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  private struct DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction()
  }

  private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .systemAction }
  }

  private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The language and the region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The language and the region, if a view or the screen sets them.
  var statedLocale: Locale? { stated(LocaleKey.self) }

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The size of texts.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// Closes the sheet or the screen that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// The direction of the layout.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The size of texts, as a user sets it.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// Whether the screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// Closes a sheet or a screen.
public struct DismissAction: @unchecked Sendable {
  var action: (@MainActor () -> Void)?

  /// Closes it.
  @MainActor
  public func callAsFunction() { action?() }
}

/// Opens an address.
public struct OpenURLAction: @unchecked Sendable {
  /// Whether the address was opened.
  public enum Result: Hashable, Sendable {
    case handled, discarded, systemAction
  }

  private let handler: (URL) -> Result

  /// Opens addresses by a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and calls a closure with whether it was opened.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url) != .discarded)
  }
}
