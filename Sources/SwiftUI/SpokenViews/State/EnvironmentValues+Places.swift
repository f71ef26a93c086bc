public import Foundation

/// Values of the device and of the place that a view is in.
extension EnvironmentValues {
  /// The calendar.
  @Entry public var calendar: Calendar = .current
  /// The time zone.
  @Entry public var timeZone: TimeZone = .current
  /// Whether the screen is narrow; that of a phone is.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether the screen is low; that of a phone that is held upright is not.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The size of texts by its older name.
  @Entry public var sizeCategory: ContentSizeCategory = .large
  /// Why content is hidden.
  @Entry public var redactionReasons: RedactionReasons = []
  /// Loads the content again, if a view around can.
  @Entry public internal(set) var refresh: RefreshAction?
  /// Whether the view is in a presentation.
  @Entry public internal(set) var isPresented: Bool = false
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

/// The size of texts by its older name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
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
