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
  /// Whether controls can be used.
  @Entry public var isEnabled: Bool = true
  /// The language and the region, if a view or the screen sets them.
  @Entry var statedLocale: Locale?
  /// The language and the region.
  public var locale: Locale {
    get { statedLocale ?? ViewRoot.usualLocale }
    set { statedLocale = newValue }
  }
  /// The direction of the layout.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
  /// The size of texts.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// Closes the sheet or the screen that the view is in.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction()
  /// Opens an address.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
  /// Whether the screen is light or dark.
  @Entry public var colorScheme: ColorScheme = .light
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
