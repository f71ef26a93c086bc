public import Foundation

/// Values of the device and of the place that a view is in.
extension EnvironmentValues {
  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }

  private struct WidthKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }

  private struct HeightKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }

  private struct SizeCategoryKey: EnvironmentKey {
    static let defaultValue = ContentSizeCategory.large
  }

  private struct RedactionKey: EnvironmentKey {
    static let defaultValue = RedactionReasons()
  }

  private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  private struct PresentedKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the screen is narrow; that of a phone is.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  /// Whether the screen is low; that of a phone that is held upright is not.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }

  /// The size of texts by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// Why content is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Loads the content again, if a view around can.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether the view is in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// How strong the colors differ.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// How many pixels a point has.
  public var displayScale: CGFloat { 3 }
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / 3 }
  /// Whether the app is in use; it is.
  public var scenePhase: ScenePhase { .active }
  /// Whether scrolling is possible.
  public var isScrollEnabled: Bool { true }
  /// The presentation that the view is in, by its older name.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let isPresented = isPresented
    return Binding(
      get: { PresentationMode(isPresented: isPresented, action: dismiss) }, set: { _ in })
  }
}

/// Whether a screen is small in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// How strong colors differ.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// Whether letters are bold.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Whether a scene is in use.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// The size of texts by its older name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is not true any more.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Closes a presentation, by its older name.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes the presentation.
  public mutating func dismiss() {
    // The older type is not isolated to the main actor, on which views live.
    let action = Unchecked(action)
    onMain { action.value() }
  }
}

/// Loads content again.
public struct RefreshAction: @unchecked Sendable {
  let action: () async -> Void

  /// Loads it.
  public func callAsFunction() async { await action() }
}

extension View {
  /// Hides the words of texts, of which VoiceOver says nothing while they are placeholders.
  ///
  /// The reasons are in the environment; the words of a placeholder stay in the tree, as on iOS.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows what a view around hides.
  public nonisolated func unredacted() -> some View {
    transformingEnvironment { $0.redactionReasons = [] }
  }

  /// Marks content as private; it is shown while the device is unlocked.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize { self }
  /// The size of texts in the view; not heard.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformingEnvironment { $0.dynamicTypeSize = size }
  }
}
